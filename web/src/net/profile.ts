// Requests about the profile: favourite monster, other devices, opponents, e-mail, ratings.

import type { EmailSeen, Health, Me, MoveCode, MyRating, Opponents, Profile, Ranking, Ratings } from "../generated/protocol.ts";
import { request, send } from "./api.ts";

export const profile = (): Promise<Profile> => request("GET", "/players/me/profile");
export const setFavourite = (monster: string): Promise<Profile> => request("PATCH", "/players/me/profile", { monster });
export const opponents = (): Promise<Opponents> => request("GET", "/players/me/opponents");
export const createMoveCode = (): Promise<MoveCode> => request("POST", "/players/me/move", {});
export const takeProfile = (code: string): Promise<Me> => request("POST", "/players/move", { code });
export const forgetOtherDevices = (): Promise<Health> => request("DELETE", "/players/me/devices");

/** The favourite monster; "" if there is none, or if the server does not answer: a seat works without it. */
export const favourite = (): Promise<string> => profile().then(({ monster }) => monster, () => "");

export const email = (): Promise<EmailSeen> => request("GET", "/players/me/email");
export const setEmail = (address: string): Promise<EmailSeen> => request("POST", "/players/me/email", { address });
export const removeEmail = (): Promise<EmailSeen> => request("DELETE", "/players/me/email");
export const confirmEmail = (token: string): Promise<Health> => request("POST", "/email/confirm", { token });
export const stopEmails = (token: string): Promise<Health> => send("POST", `/unsubscribe/${encodeURIComponent(token)}`);

export const myRating = (): Promise<MyRating> => request("GET", "/players/me/rating");
export const joinRatings = (): Promise<MyRating> => request("POST", "/players/me/rating", {});
export const leaveRatings = (): Promise<Health> => request("DELETE", "/players/me/rating");
export const ranking = (): Promise<Ranking> => request("GET", "/ranking");

/** The ratings of those of the people who take part; none if the server does not answer: a table works without them. */
export const ratingsOf = (players: readonly string[]): Promise<Ratings["ratings"]> =>
  request<Ratings>("GET", `/ratings?players=${players.map(encodeURIComponent).join(",")}`).then(({ ratings }) => ratings, () => ({}));
