/**
 * The user of a test: `userEvent.setup()` of Testing Library, or `userEvent` of Storybook's `play` or of Vitest's
 * browser mode. `keyboard` takes Testing Library's notation, such as `{Enter}`.
 */
export type TestUser = {
  click: (element: Element) => Promise<unknown>;
  keyboard: (keys: string) => Promise<unknown>;
};

/** Text as `keyboard` types it: special characters are escaped by doubling. */
export function typed(words: string): string {
  return words.replaceAll(/[{[]/g, (sign) => sign + sign);
}
