/**
 * Who acts in a test: `userEvent.setup()` of Testing Library, `userEvent` of Storybook's `play` or of Vitest's browser
 * mode. `keyboard` takes Testing Library's notation, such as `{Enter}`.
 */
export type TestUser = {
  click: (element: Element) => Promise<unknown>;
  keyboard: (keys: string) => Promise<unknown>;
};

/** Words as `keyboard` types them: its own signs are doubled. */
export function typed(words: string): string {
  return words.replaceAll(/[{[]/g, (sign) => sign + sign);
}
