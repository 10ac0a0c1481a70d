// Check of a record: its hash, its completeness, and whether it is the game that this page showed.

import type { Picture, Proof } from "../generated/protocol.ts";
import { areNamesInOrder, hex, sha256, type Problem } from "./fairness.ts";

/** The game as this page showed it. */
export interface Seen {
  picture: Picture; // the last one
  moves: ReadonlyMap<number, string>; // by the number of moves before each
}

interface RecordText {
  lines: string[]; // of the header, without the first
  head: Map<string, string>;
  moves: string[];
}

const CHANCE = /^(roll|reveal|starts|lay) /;
const UNHASHED = /^(chain|rules|date):/;
const HIDDEN = "reveal ?";

function readRecord(text: string): RecordText {
  const end = text.indexOf("\n\n");
  const lines = text.slice(0, end).split("\n").slice(1);
  const head = new Map(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]));
  const moves = text.slice(end + 2).split("\n").map((line) => line.split("//")[0]!.trim()); // without comments
  return { lines, head, moves: moves.filter(Boolean) };
}

const digest = async (text: string): Promise<string> => hex(await sha256(new TextEncoder().encode(text)));

/** The hash of a whole game, as docs/fair-dice.md defines it. */
export async function gameHash({ lines, moves }: Pick<RecordText, "lines" | "moves">): Promise<string> {
  let found = await digest(["daikaiju game 1", ...lines.filter((line) => !UNHASHED.test(line))].join("\n"));
  for (const move of moves) found = await digest(`${found}\n${move}`);
  return found;
}

// Every chance move of the record must be one draw of the proof, with the secrets and texts of the proof.
function isComplete({ draws, commitment, secret, entropy, restored = [] }: Proof, { head, moves }: RecordText): boolean {
  const chance = moves.flatMap((move, ply) => (CHANCE.test(move) ? [{ move, ply }] : []));
  const same = (name: string, value: unknown) => JSON.stringify(JSON.parse(head.get(name) ?? "[]")) === JSON.stringify(value);
  return (
    draws.length > 0 &&
    draws.length === chance.length &&
    draws.every(({ name = "" }) => Boolean(name) === head.has("deal")) &&
    areNamesInOrder(draws) &&
    draws.every(({ number, ply, brought }, n) => number === n && ply === chance[n]!.ply && brought === chance[n]!.move) &&
    head.get("commitment") === commitment &&
    head.get("secret") === secret &&
    same("entropy", entropy) &&
    same("restored", restored.map((each) => [each.first, each.commitment, each.secret, each.entropy]))
  );
}

const cleanName = (name: string): string => name.replaceAll(",", " ").trim().split(/\s+/).join(" ");

function isSameGame({ head }: RecordText, { seats, result, board }: Picture): boolean {
  if (!result || !board) return false;
  const players = seats.map(({ holder, name = "", bot }) => cleanName(holder ? name : (bot ?? "")));
  const winners = result.winners.map((seat) => board.monsters[seat]!.monster).join(" and ");
  const end = winners ? `${winners} by ${result.reason === "stars" ? "stars" : "survival"}` : result.reason;
  return head.get("players") === players.join(", ").trim() && head.get("result") === end;
}

// The number of the first move that differs from the one that the page showed; -1: none.
function firstOther(moves: readonly string[], shown: ReadonlyMap<number, string>): number {
  const plain = (move: string): string => move.slice(move.lastIndexOf(": ") + 1).trim();
  const others = [...shown].filter(([ply, move]) => move !== HIDDEN && plain(moves[ply] ?? "") !== move.trim());
  return others.length ? Math.min(...others.map(([ply]) => ply)) + 1 : -1;
}

/** What is wrong with the record of a proof, and how many moves were compared with those that the page showed. */
export async function recordProblems(proof: Proof, seen?: Seen): Promise<{ problems: Problem[]; compared: number }> {
  const record = readRecord(proof.record);
  const problems: Problem[] = [];
  if (record.head.get("chain") !== (await gameHash(record))) problems.push({ key: "bad-hash" });
  if (!isComplete(proof, record)) problems.push({ key: "bad-missing" });
  if (seen && !isSameGame(record, seen.picture)) problems.push({ key: "bad-game" });
  const other = seen ? firstOther(record.moves, seen.moves) : -1;
  if (other > 0) problems.push({ key: "bad-shown", number: other });
  return { problems, compared: seen?.moves.size ?? 0 };
}
