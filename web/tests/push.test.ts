import { expect, test } from "vitest";
import { noticeOf } from "../src/offline/push-notice.ts";

const turn = (code: string) => ({ table: code, code, monster: "kraken", since: 1, until: 0 });
const message = { title: "Daikaiju", body: "A game waits for you." };

test("a notice opens the only game that waits", () => {
  const found = { turns: [turn("K7XQ2M")], title: "Daikaiju", body: "A game waits for your decision." };
  expect(noticeOf(message, found)).toEqual({ title: "Daikaiju", body: found.body, address: "/t/K7XQ2M", count: 1 });
});

test("several games open the start page, and the badge counts them", () => {
  const found = { turns: [turn("A"), turn("B")], title: "Daikaiju", body: "2 games wait for your decision." };
  expect(noticeOf(message, found)).toMatchObject({ address: "/", count: 2 });
});

test("without an answer of the server the message is shown", () => {
  expect(noticeOf(message, null)).toEqual({ ...message, address: "/", count: 1 });
  expect(noticeOf(null, null).title).toBe("Daikaiju");
});
