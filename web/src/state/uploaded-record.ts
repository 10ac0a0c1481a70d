// The game record that the player wants to watch. It survives a reload of the page in this tab.

const KEY = "daikaiju-record";

export function storeRecord(text: string): void {
  sessionStorage.setItem(KEY, text);
}

export const storedRecord = (): string => sessionStorage.getItem(KEY) ?? "";
