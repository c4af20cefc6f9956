import type { EntityTag } from '@quayside/portal-core/calls';
import { HttpStatusError, NetworkError } from '@quayside/portal-core';
import { settlePromises, type FakeBrowser } from '@quayside/portal-core/testing';
import { isSame } from '../versions/mergeParts.ts';
import type { SavedVersion, VersionedDraftPorts } from '../versions/versionedDraft.ts';
import type { EditedThing, Fate } from './editedThing.ts';

/** A server that keeps one thing, and responds to a save when the test says so. */
export interface DraftServer<Content extends object> extends Pick<
  VersionedDraftPorts<Content, SavedVersion<Content>>,
  'load' | 'save'
> {
  /** The thing as it is on the server. */
  saved(this: void): SavedVersion<Content>;
  /** A colleague saves another version. */
  change(this: void, edit: (content: Content) => Content): void;
  /** A colleague orders the thing: it is closed for changes. */
  end(this: void): void;
  isEnded(this: void): boolean;
  /** Ends the save that is under way, if one is. */
  finish(this: void, fate: Fate): Promise<void>;
  /** The page is gone. The save that is under way may still arrive, and nobody gets its response. */
  leave(this: void): void;
  /** Throws the words of a rule that is broken, with what the server has. */
  rule(this: void, isKept: boolean, words: string): void;
}

interface SaveRequest<Content extends object> {
  readonly content: Content;
  readonly etag: EntityTag;
  readonly resolve: (saved: SavedVersion<Content>) => void;
  readonly reject: (error: Error) => void;
}

/** Creates a server with the first version of a thing. It checks that no save undoes what only the colleague changes. */
export function createDraftServer<Content extends object>(
  { first, values }: Pick<EditedThing<Content>, 'first' | 'values'>,
  browser: Pick<FakeBrowser, 'isOnline'>,
): DraftServer<Content> {
  type Saved = SavedVersion<Content>;
  let version = 1;
  let content = first;
  let request: SaveRequest<Content> | null = null;
  let isEnded = false;

  function saved(): Saved {
    return { etag: `"${version}"`, content, ...(isEnded && { isOpen: false }) };
  }

  function rule(isKept: boolean, words: string): void {
    if (!isKept) throw new Error(`${words}\nServer: ${JSON.stringify(content)}`);
  }

  /** The write reaches the server. */
  function arrive({ content: sent, etag }: SaveRequest<Content>): Saved {
    if (isEnded)
      throw new HttpStatusError(409, { type: 'urn:quayside:problem:wrong-state' }, 'It is ordered.');
    if (etag !== saved().etag) throw new HttpStatusError(412, null, 'Another version.');
    for (const { by, read } of values)
      if (by === 'colleague' && read)
        rule(isSame(read(sent), read(content)), 'A save undid what only the colleague changes.');
    version += 1;
    // Another server may write the members in another order.
    content = reordered(sent);
    return saved();
  }

  return {
    saved,
    rule,
    async load() {
      if (!browser.isOnline()) throw new NetworkError('Offline.');
      return saved();
    },
    save(sent, { etag }) {
      rule(request === null, 'Two saves are under way.');
      if (!browser.isOnline()) return Promise.reject(new NetworkError('Offline.'));
      return new Promise<Saved>((resolve, reject) => {
        request = { content: sent, etag, resolve, reject };
      });
    },
    isEnded: () => isEnded,
    end() {
      if (isEnded) return;
      version += 1;
      isEnded = true;
    },
    change(edit) {
      if (isEnded) return;
      version += 1;
      content = edit(content);
    },
    async finish(fate) {
      const current = request;
      if (current === null) return;
      request = null;
      try {
        if (fate === 'refused') throw new HttpStatusError(422, null, 'Not like this.');
        const response = fate.endsWith('before') ? null : arrive(current);
        if (fate.startsWith('lost')) throw new NetworkError('No response.');
        if (fate.startsWith('broken') || response === null) throw new HttpStatusError(500, null, 'Failed.');
        current.resolve(response);
      } catch (error) {
        if (!(error instanceof HttpStatusError) && !(error instanceof NetworkError)) throw error;
        current.reject(error);
      }
      await settlePromises();
    },
    leave() {
      const left = request;
      request = null;
      if (left !== null && left.etag === saved().etag && !isEnded) arrive(left);
    },
  };
}

/** The same plain data with the members of each object in the opposite order. */
function reordered<Value>(value: Value): Value {
  const turn = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(turn);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(
      Object.entries(each)
        .map(([name, member]) => [name, turn(member)] as const)
        .toReversed(),
    );
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same data
  return turn(value) as Value;
}
