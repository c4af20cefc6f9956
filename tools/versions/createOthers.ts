import type { EntityTag } from '../../packages/portal-core/src/calls/index.ts';
import type { Versioned } from '../../packages/page-kit/src/versions/index.ts';
import { HttpStatusError } from '../../packages/portal-core/src/index.ts';
import { createFakeBrowser, createManualClock } from '../../packages/portal-core/src/testing/index.ts';
import { createDirectHttp } from './createLine.ts';
import type { Server, ServerResponse } from './createServer.ts';
import { people } from './people.ts';
import type { VersionedThing } from './thing.ts';

/** Who changes a thing besides the page: the user in another tab, or a colleague. */
export type Person = keyof typeof people;

/** A write of the page, as it met the server. */
export interface Arrival<Thing> {
  readonly response: ServerResponse;
  readonly before: Thing;
  readonly after: Thing;
}

/** What somebody else saved of a draft. */
export interface SavedValue<Content> {
  /** Its place in the values of the thing. */
  readonly index: number;
  readonly content: Content;
}

/** The thing on the server, and everybody who changes it besides the page. */
export interface Others<Thing, Content> {
  /** Reads the thing, whatever happens to the page. */
  onServer(this: void): Promise<Thing>;
  /** A write of the page arrives. */
  arrive(this: void, handle: () => Promise<ServerResponse>): Promise<Arrival<Thing>>;
  /** Somebody saves a value of the draft, or does something with the thing. Resolves with what was saved; null for nothing. */
  change(this: void, who: Person, index: number, number: number): Promise<SavedValue<Content> | null>;
  raisePrice(this: void): void;
  /** Who made the version on the server. */
  lastBy(this: void): Person | 'page';
  /** Whether a write of the page made a version, also one whose response was lost. */
  isOfPage(this: void, etag: EntityTag): boolean;
  /** The number of changes that others made so far. */
  changes(this: void): number;
}

/** Creates the others of a thing in a world that has just begun. */
export function createOthers<Thing extends Versioned, Input, Content extends object, Price>(
  { prepare, read, draft, colleague = [], raisePrice }: VersionedThing<Thing, Input, Content, Price>,
  server: Server,
): Others<Thing, Content> {
  server.reset();
  prepare?.(server);
  const clients = {
    me: createDirectHttp(server, people.me.id),
    colleague: createDirectHttp(server, people.colleague.id),
  };
  /** What the server has, until something changes it. */
  let present: Promise<Thing> | null = null;
  let lastBy: Person | 'page' = 'colleague';
  const ofPage = new Set<string>();
  let changes = 0;
  const onServer = (): Promise<Thing> => (present ??= read(clients.me));
  const indexes = (draft?.values ?? []).flatMap(({ by }, index) => (by === 'me' ? [] : [index]));

  async function save(who: Person, index: number, number: number): Promise<SavedValue<Content> | null> {
    const platform = { clock: createManualClock(), browser: createFakeBrowser() };
    const tab = draft?.open(clients[who], platform, await onServer());
    if (!tab || tab.getSnapshot().saved.isOpen === false) return null;
    present = null;
    tab.change((content) => draft?.values[index]?.write(content, number) ?? content);
    await tab.saveAgain();
    const { save: outcome, saved } = tab.getSnapshot();
    if (outcome.status !== 'saved') throw new Error(`Nobody could save this: ${JSON.stringify(outcome)}`);
    lastBy = who;
    changes += 1;
    return { index, content: saved.content };
  }

  async function act(deed: (typeof colleague)[number], number: number): Promise<void> {
    const now = await onServer();
    present = null;
    try {
      await deed(clients.colleague, now, number);
      lastBy = 'colleague';
      changes += 1;
    } catch (error) {
      // What the thing does not allow now.
      if (!(error instanceof HttpStatusError)) throw error;
    }
  }

  return {
    onServer,
    async arrive(handle) {
      const before = await onServer();
      const response = await handle();
      present = null;
      const after = await onServer();
      if (after.etag !== before.etag) {
        lastBy = 'page';
        ofPage.add(after.etag);
      }
      return { response, before, after };
    },
    async change(who, index, number) {
      const deeds = who === 'colleague' ? colleague : [];
      const place = index % Math.max(1, deeds.length + indexes.length);
      const deed = deeds[place];
      const value = indexes[place - deeds.length];
      if (deed) await act(deed, number);
      return value === undefined ? null : save(who, value, number);
    },
    raisePrice() {
      if (!raisePrice) return;
      present = null;
      changes += 1;
      raisePrice(server);
    },
    lastBy: () => lastBy,
    isOfPage: (etag) => ofPage.has(etag),
    changes: () => changes,
  };
}
