/** A small change of the source that breaks something for a user. The tests must notice it. */
export interface DeliberateFault {
  /** Where `find` is. If the text has moved to another file, it is looked for in all tracked files. */
  readonly file: string;
  /** A text on one line that occurs exactly once. */
  readonly find: string;
  readonly replace: string;
  /** What the user then experiences, as a sentence. */
  readonly breaks: string;
  /** The narrowest test that notices the fault. */
  readonly noticedBy: Notice;
}

/** A test file, the stories of a file, or a whole suite of `npm test`. */
export type Notice =
  /** A file of Vitest's project `unit`. */
  | { readonly unit: string }
  /** A file of Vitest's project `browser`. */
  | { readonly browser: string }
  /** A file of stories: their plays, accessibility and pictures. With `mode`: the part of a mode's name, such as `pseudo-locale`. */
  | { readonly stories: string; readonly mode?: string }
  /** A Playwright spec, and a part of the titles in it. */
  | { readonly spec: string; readonly title?: string }
  /** The name of a suite without tests of its own, such as `lint`. */
  | { readonly suite: string };
