import type { Parts } from '../versions/mergeParts.ts';

/** One value of a thing that people change, or a change that nobody reads back, such as a new line. */
export interface EditedValue<Content> {
  /** `both`: the only kind of value that the user may ever be asked about. */
  readonly by: 'me' | 'colleague' | 'both';
  /** The clash that it belongs to, for a value of both: `options`, or the beginning of ids such as `sites.S1`. */
  readonly clash?: string;
  /** Returns the value. Undefined for a change that is not read back. */
  readonly read?: (content: Content) => unknown;
  /** Changes it to something that no other number gives. */
  readonly write: (content: Content, number: number) => Content;
}

/** A kind of thing that is edited as a draft, and how people change it. */
export interface EditedThing<Content> {
  readonly parts: Parts<Content>;
  readonly first: Content;
  readonly values: readonly EditedValue<Content>[];
  readonly sendable?: (content: Content, saved: Content) => Content;
  /** Null for a form with a button. Default 100. */
  readonly pauseMs?: number | null;
}

/** What becomes of a request that is under way. `refused`: the server does not take the content (422). */
export type Fate = 'returned' | 'refused' | 'lost before' | 'lost after' | 'broken before' | 'broken after';

/**
 * One step of a sequence. A save begins or goes on, and ends with its fate. `commit`: the user orders what the page shows. `end`: a
 * colleague orders the thing, so that nobody can change it any more.
 */
export type Step =
  | { readonly type: 'edit' | 'colleague'; readonly index: number }
  | { readonly type: 'request' | 'save'; readonly fate: Fate }
  | {
      readonly type:
        | 'pause'
        | 'flush'
        | 'offline'
        | 'online'
        | 'reload'
        | 'readAgain'
        | 'readLate'
        | 'commit'
        | 'end';
    }
  | { readonly type: 'answer'; readonly whose: 'mine' | 'theirs' };

/** Returns the list with a copy of its first line at the end. */
export function withCopy<Line extends { readonly id: string }>(list: readonly Line[], id: string): Line[] {
  const [first] = list;
  return first ? [...list, { ...first, id }] : [...list];
}
