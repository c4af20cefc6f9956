import type { EntityTag } from '../../packages/portal-core/src/calls/index.ts';
import type { HttpClient } from '../../packages/portal-core/src/index.ts';
import type { FakeBrowser, ManualClock } from '../../packages/portal-core/src/testing/index.ts';
import type { Versioned } from '../../packages/page-kit/src/versions/index.ts';
import type { Line, Write } from './createLine.ts';

/** What a page needs of its tab. */
export interface Tab<Thing extends Versioned> {
  readonly line: Line;
  readonly platform: { readonly clock: ManualClock; readonly browser: FakeBrowser };
  /** The thing as the page loaded it. */
  readonly loaded: Thing;
  /** Reads the thing as the server has it, whatever happens to the tab. */
  readonly onServer: () => Promise<Thing>;
  /** Reads as the user, whatever happens to the tab. */
  readonly direct: HttpClient;
  /** Whether a write saves the draft. */
  readonly isSave: (write: Write) => boolean;
  /** Who had made the version on the server when it last refused an older one. Others may have changed it since. */
  readonly overtakenBy: () => 'page' | 'me' | 'colleague';
  /** Whether a write of this page made a version, also one whose response was lost. */
  readonly isOfPage: (etag: EntityTag) => boolean;
  /** The number of changes that others made so far. */
  readonly othersChanges: () => number;
}

/** A part of a page that sends writes. */
export interface Part<Thing> {
  /** Checks a write before it is sent. */
  onSend(this: void, write: Write): void;
  /** Checks what the server made of a write that it took. Its `before` and `after` are the thing on the server. */
  onTaken(this: void, write: Write, before: Thing, after: Thing): void;
  /** The page receives what a read in the background brought. */
  draw(this: void, thing: Thing): void;
  /** Checks what the page says after a step. */
  check(this: void): void;
}

/** Throws the words of a rule that is broken. */
export function rule(isKept: boolean, words: string): void {
  if (!isKept) throw new Error(words);
}
