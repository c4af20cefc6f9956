import type { EntityTag } from '@quayside/portal-core/calls';
import type { HttpStatusError, PortalError, ReadableStore } from '@quayside/portal-core';
import type { AutosavePlatform, AutosaveState } from './createAutosave.ts';
import type { Clash, Parts, Whose } from './mergeParts.ts';

/** A version on the server. */
export interface SavedVersion<Content> {
  /** No later version has it again, also not one with the same content. */
  readonly etag: EntityTag;
  readonly content: Content;
  /** When it was saved, as an ISO 8601 moment. Default: it is not known. */
  readonly at?: string;
  /** Whether it can still be changed. Default true. A version that cannot ends the draft: `sendable` and `showsMergedFirst` no longer matter. */
  readonly isOpen?: boolean;
  /** Whether this user made it. Default: that is not known. */
  readonly isOwn?: boolean;
}

/** The reason why the draft is not saved. */
export type DraftStop<Saved> =
  | {
      readonly status: 'failed';
      readonly error: PortalError;
      /** The refusal that met another version, which could not be read: `error` says why. Undefined if the save itself failed. */
      readonly refusal?: HttpStatusError;
    }
  /** Others changed the same parts differently. Nothing is sent until the user has decided about each clash. */
  | {
      readonly status: 'conflict';
      readonly theirs: Saved;
      readonly clashes: readonly Clash[];
      /** The refusal that met the other version; undefined if it was loaded for another reason. */
      readonly error?: HttpStatusError;
    }
  /** Nobody can change it any more: it was ordered, or deleted. What was typed stays, to be copied. */
  | {
      readonly status: 'ended';
      /** The closed version. Undefined for a thing that was deleted. */
      readonly theirs?: Saved;
      /** The refusal that said so; undefined if the thing was loaded as it is. */
      readonly error?: PortalError;
    };

/** A draft while it is edited. */
export interface DraftState<Content, Saved extends SavedVersion<Content>> {
  /** The version that the content was made from: the last response of the server. */
  readonly saved: Saved;
  readonly content: Content;
  readonly save: AutosaveState<DraftStop<Saved>>;
  /** Somebody else's version that was merged without a clash, until the user has seen it; null for none. */
  readonly merged: Saved | null;
}

/** What a tab keeps of a draft over a reload: the version that the content was made from, and the content. */
export interface KeptDraft<Content, Saved> {
  readonly base: Saved;
  readonly content: Content;
  /** What was sent since, without a response: one of these may have been saved. */
  readonly sent: readonly Content[];
}

/** The requests of a draft. Both reject as calls do. */
export interface VersionedDraftPorts<Content, Saved extends SavedVersion<Content>> {
  readonly platform: AutosavePlatform;
  /** Saves the content over the version that it was made from. Resolves with the response. */
  readonly save: (content: Content, seen: Saved) => Promise<Saved>;
  /** Reads the version on the server, after a refusal, which may say who changed it. */
  readonly load: (refusal: HttpStatusError) => Promise<Saved>;
  /**
   * What the next request can save of the content: a part of it, if each part has a request of its own. Return the saved content if
   * nothing can be sent as it is: the draft is then unsaved until it changes, and `flush` resolves with null. Default: the whole content.
   */
  readonly sendable?: (content: Content, saved: Content) => Content;
}

/** How a draft is saved. */
export interface VersionedDraftOptions<Content> {
  readonly parts: Parts<Content>;
  /** The pause after the last change, in milliseconds. Null: it is saved only when `flush` asks. */
  readonly pauseMs: number | null;
  /** When the loaded version was saved. Default: not on this page. */
  readonly savedAt?: Date;
  /**
   * Whether what came in with a merge waits for the next `flush`, so that the user sees it before it is sent. Default: it is sent at once,
   * with a notice.
   */
  readonly showsMergedFirst?: boolean;
}

/** A draft that several people may edit. It is saved after a pause, one request at a time, for the version that it was made from. */
export interface VersionedDraft<Content, Saved extends SavedVersion<Content>> extends ReadableStore<
  DraftState<Content, Saved>
> {
  /** Changes the content, which is saved after a pause, or after `pauseMs`. */
  change(this: void, edit: (content: Content) => Content, pauseMs?: number): void;
  /** Applies what a form changed: the difference between its contents before and now. What it has not taken over yet stays. */
  type(this: void, before: Content, now: Content): void;
  /** Saves now. Resolves with the version on the server, or null while a change is not saved. */
  flush(this: void): Promise<Saved | null>;
  /**
   * Saves now, and resolves with the version on the server if it has exactly the content that was shown at the call. Null while a change is
   * not saved, and if others' changes came in with the save: the user has not seen those, so nothing may be ordered or requested.
   */
  flushShown(this: void): Promise<Saved | null>;
  /** Saves now, also without a change: the server then computes its figures again. Resolves as `flush` does. */
  saveAgain(this: void): Promise<Saved | null>;
  /** Takes a version that another request brought, unless a save replaced it. What the user changed is merged with it. */
  receive(this: void, newer: Saved): void;
  /** Decides a conflict, one clash after the other or all at once, and saves the result. */
  resolve(this: void, choose: Whose | ((clashId: string) => Whose)): void;
  /** Takes over what a tab kept. It is merged with the version on the server. */
  restore(this: void, kept: KeptDraft<Content, Saved>): void;
  /** Returns what a tab keeps; undefined when everything is saved. */
  readUnsaved(this: void): KeptDraft<Content, Saved> | undefined;
  /** The user has seen that another version was merged. */
  dismissMerged(this: void): void;
  /** Stops saving automatically. A request in flight ends. Returns whether a change waited to be saved. */
  stop(this: void): boolean;
}
