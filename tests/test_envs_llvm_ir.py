"""The rewrites of LLVM IR for a GPU do not change its meaning."""

from __future__ import annotations

import re

import pytest

from daikaiju.envs import llvm_ir
from daikaiju.envs.cuda_compiler import Kernel


def test_only_backward_jumps_are_marked_as_loops() -> None:
    text = """define void @f() {
entry:
  br label %head
head:
  br i1 %more, label %body, label %done
body:
  br label %head
done:
  ret void
}"""
    marked = llvm_ir.limit_unrolling(text, short_loops=True).split("\n")
    assert [line for line in marked if "!llvm.loop " in line] == [
        "  br label %head, !llvm.loop !9000"
    ]
    assert marked[-2:] == [
        "!9000 = distinct !{!9000, !9001}",
        '!9001 = !{!"llvm.loop.unroll.runtime.disable"}',
    ]
    no_unrolling = llvm_ir.limit_unrolling(text, short_loops=False).split("\n")
    assert no_unrolling[-1] == '!9001 = !{!"llvm.loop.unroll.disable"}'
    assert llvm_ir.limit_unrolling("entry:\n  ret void", short_loops=True) == "entry:\n  ret void"


CALLS = """define linkonce_odr i32 @"_ZN5moved1B2v1"(i64* %".ret", [872 x i8]* %"state", i64 %"to")
{
entry:
  %".1" = getelementptr inbounds [872 x i8], [872 x i8]* %"state", i32 0, i32 5
  ret i32 0
}
define linkonce_odr i32 @"_ZN5moves1B2v2"(i64* %".ret", i8* %"room.0", [872 x i8]* %"room.4")
{
entry:
  %".1" = call i32 @"_ZN5moved1B2v1"(i64* %".ret", [872 x i8]* %"room.4", i64 3)
  ret i32 0
}
declare i32 @"_ZN5moved1B2v1"(i64* %".1", [872 x i8]* %".2", i64 %".3")"""


def test_pointers_to_thread_local_memory_get_an_address_space() -> None:
    rewritten = llvm_ir.rewrite_modules([CALLS], ["state", "room"], ["_seldom"], True)[0].split(
        "\n"
    )
    local_pointer = "[872 x i8] addrspace(5)*"
    assert rewritten[0].endswith(f'(i64* %".ret", {local_pointer} %"state.near", i64 %"to")')
    assert (
        rewritten[3]
        == f'  %"state.plain" = addrspacecast {local_pointer} %"state.near" to [872 x i8]*'
    )
    assert rewritten[4].endswith('[872 x i8]* %"state.plain", i32 0, i32 5')
    assert rewritten[7].endswith(f'(i64* %".ret", i8* %"room.0", {local_pointer} %"room.4.near")')
    cast, call = rewritten[11:13]
    assert f'[872 x i8]* %"room.4.plain" to {local_pointer}' in cast
    given = re.match(r' *(%"[^"]+") = addrspacecast', cast)
    assert given
    assert call.endswith(f'(i64* %".ret", {local_pointer} {given[1]}, i64 3)')
    assert local_pointer in rewritten[-1]


def test_other_pointers_do_not_change() -> None:
    assert llvm_ir.rewrite_modules([CALLS], [], ["_seldom"], True) == [CALLS]


def test_zeroing_is_skipped_for_arrays_only() -> None:
    zeroing = '  store [1024 x i64] zeroinitializer, [1024 x i64]* %".5"\n  store i64 0, i64* %".6"'
    assert llvm_ir.skip_zeroing(zeroing) == '\n  store i64 0, i64* %".6"'


def test_the_handling_of_negative_indices_is_removed() -> None:
    index = """  %".7" = icmp slt i64 %".5", 0
  %".8" = add i64 %".5", %".6"
  %".9" = select  i1 %".7", i64 %".8", i64 %".5"
  %".10" = select i1 %".7", i64 %".6", i64 %".5\""""
    lines = llvm_ir.drop_negative_indices(index).split("\n")
    assert lines[0] == '  %".9" = add i64 %".5", 0'
    assert lines[1].startswith('  %".10" = select')


def _function(name: str, calls: list[str], length: int) -> str:
    called = [f'  %".c{k}" = call i32 @"{callee}"()' for k, callee in enumerate(calls)]
    body = "\n".join([*called, *["  ; a line"] * length])
    return f'define linkonce_odr i32 @"{name}"()\n{{\nentry:\n{body}\n}}'


def test_long_functions_with_many_calls_are_not_inlined() -> None:
    long, short = _function("_ZN4longB1v1", [], 20_000), _function("_ZN5shortB1v2", [], 20)
    seldom = _function("_ZN9it_seldomB1v3", [], 20)
    callers = [
        _function(f"_ZN6callerB1v{k}", ["_ZN4longB1v1", "_ZN5shortB1v2"], 1) for k in range(4)
    ]
    prevented = "\n".join(llvm_ir.prevent_inlining([long, short, seldom, *callers], ["_seldom"]))
    heads = [line for line in prevented.split("\n") if line.endswith(" noinline")]
    assert [re.search(r"\d([a-z_]+)B", head)[1] for head in heads] == ["long", "it_seldom"]  # type: ignore[index]


ANSWERS = """define linkonce_odr i32 @"_ZN4mayB1v1"(i8* %".ret", i32 %"seat")
{
entry:
  br i1 %"asked", label %"yes", label %"no"
yes:
  store i8 1, i8* %".ret"
  ret i32 0
no:
  store i8 0, i8* %".ret"
  ret i32 0
}
define linkonce_odr i32 @"_ZN4sumB1v2"(i32* %".ret", i32 %"seat")
{
entry:
  store i32 %"seat", i32* %".ret"
  ret i32 0
}"""
ASKING = """define linkonce_odr i32 @"_ZN5asksB1v3"(i8* %".ret", i32 %"seat")
{
entry:
  %".3" = call i32 @"_ZN4mayB1v1"(i8* %".1", i32 %"seat")
  %".4" = load i8, i8* %".1"
  %".5" = call i32 @"_ZN4sumB1v2"(i32* %".2", i32 %"seat")
  %".6" = load i32, i32* %".2"
  %".7" = load i8, i8* %".8"
  ret i32 0
}"""


def test_threads_reconverge_after_a_call_that_returns_a_flag() -> None:
    answers, asking = llvm_ir.reconverge([ANSWERS, ASKING])
    assert answers == ANSWERS
    before, after = ASKING.split("\n"), asking.split("\n")
    assert [line for line in before if line not in after] == ['  %".4" = load i8, i8* %".1"']
    assert [line for line in after if line not in before] == [
        '  %".4.seen" = load i8, i8* %".1"',
        '  %".4.wide" = zext i8 %".4.seen" to i32',
        '  %".4.opaque" = call i32 asm sideeffect "mov.b32 $0, $1;", "=r,r"(i32 %".4.wide")',
        '  %".4" = trunc i32 %".4.opaque" to i8',
    ]


def test_wide_results_reconverge_without_conversion() -> None:
    wide = ANSWERS.replace("i8", "i64"), ASKING.replace("i8", "i64")
    assert '  %".4" = call i64 asm sideeffect "mov.b64 $0, $1;", "=l,l"(i64 %".4.seen")' in (
        llvm_ir.reconverge(wide)[1].split("\n")
    )


def test_a_rewrite_without_a_match_raises() -> None:
    with pytest.raises(llvm_ir.RewriteMismatch, match="no function has a pointer parameter queue"):
        llvm_ir.rewrite_modules([CALLS], ["state", "queue"], [], True)
    with pytest.raises(llvm_ir.RewriteMismatch, match="the rewrite reconverge found nothing"):
        llvm_ir.rewrite_modules([CALLS], ["state"], [], True, runs_rules=True)


def test_a_kernel_that_cannot_be_rewritten_stays_plain_with_one_warning() -> None:
    kernel = Kernel(lambda on_gpu: None, (), 64, near=("queue",))
    with pytest.warns(RuntimeWarning, match="the GPU runs a plain kernel") as warned:
        assert kernel._rewrite([CALLS]) == [CALLS]
    assert len(warned) == 1
