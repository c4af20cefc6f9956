import { HttpStatusError, NetworkError } from '@quayside/portal-core';
import { createFakeBrowser, createManualClock, settlePromises } from '@quayside/portal-core/testing';
import { createVersionedDraft } from '../versions/createVersionedDraft.ts';
import { isSame } from '../versions/mergeParts.ts';
import type { SavedVersion, VersionedDraft } from '../versions/versionedDraft.ts';
import type { EditedThing, Fate, Step } from './editedThing.ts';

/** A user's tab, a colleague and the server. Every write and every answer is checked as it happens. */
export interface DraftWorld {
  take(this: void, step: Step): Promise<void>;
  /** Everything works again, and the user keeps the own version of what is asked. */
  heal(this: void): Promise<void>;
}

type Who = 'me' | 'colleague' | 'answer';

/** Creates the world of one kind of thing. Its steps reject with the rule that is broken. */
export function createDraftWorld<Content extends object>({
  parts,
  first,
  values,
  sendable = (content) => content,
  pauseMs = 100,
}: EditedThing<Content>): DraftWorld {
  type Saved = SavedVersion<Content>;
  interface Request {
    readonly content: Content;
    readonly etag: string;
    readonly resolve: (saved: Saved) => void;
    readonly reject: (error: Error) => void;
  }
  const clock = createManualClock();
  const browser = createFakeBrowser();
  let version = 1;
  let content = first;
  let counter = 0;
  let request: Request | null = null;
  /** The versions that the page went through. A slow network may still hold a response with an earlier one. */
  let had: readonly Saved[] = [];
  /** Who changed a value last, or gave up the own change of it. */
  const last = values.map(({ read }): { by: Who; value: unknown } => ({
    by: 'colleague',
    value: read?.(first),
  }));
  let draft = openDraft();

  function saved(): Saved {
    return { etag: `"${version}"`, content };
  }

  function rule(isKept: boolean, words: string): void {
    if (!isKept) throw new Error(`${words}\nServer: ${JSON.stringify(content)}`);
  }

  function openDraft(): VersionedDraft<Content, Saved> {
    return createVersionedDraft<Content, Saved>(
      saved(),
      { parts, pauseMs },
      {
        platform: { clock, browser },
        sendable,
        load: async () => {
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
      },
    );
  }

  /** The write reaches the server. */
  function arrive({ content: sent, etag }: Request): Saved {
    if (etag !== saved().etag) throw new HttpStatusError(412, null, 'Another version.');
    for (const { by, read } of values)
      if (by === 'colleague' && read)
        rule(isSame(read(sent), read(content)), 'A save undid what only the colleague changes.');
    version += 1;
    // Another server may write the members in another order.
    content = reordered(sent);
    return saved();
  }

  async function finish(fate: Fate): Promise<void> {
    const current = request;
    if (current === null) return;
    request = null;
    try {
      const response = fate.endsWith('before') ? null : arrive(current);
      if (fate.startsWith('lost')) throw new NetworkError('No response.');
      if (fate.startsWith('broken') || response === null) throw new HttpStatusError(500, null, 'Failed.');
      current.resolve(response);
    } catch (error) {
      if (!(error instanceof HttpStatusError) && !(error instanceof NetworkError)) throw error;
      current.reject(error);
    }
    await settlePromises();
  }

  function edit(index: number): void {
    const value = values[index];
    if (!value) return;
    counter += 1;
    draft.change((before) => value.write(before, counter));
    last[index] = { by: 'me', value: value.read?.(draft.getSnapshot().content) };
  }

  function colleague(index: number): void {
    const value = values[index];
    if (!value) return;
    counter += 1;
    version += 1;
    content = value.write(content, counter);
    last[index] = { by: 'colleague', value: value.read?.(content) };
  }

  function answer(whose: 'mine' | 'theirs'): void {
    const { save, content: mine } = draft.getSnapshot();
    if (save.status !== 'conflict') return;
    const ids = save.clashes.map(({ id }) => id);
    for (const [index, { clash, read }] of values.entries())
      if (isAsked(clash, ids))
        last[index] =
          whose === 'mine'
            ? { by: 'me', value: read?.(mine) }
            : { by: 'answer', value: read?.(save.theirs.content) };
    draft.resolve(whose);
  }

  /** The user orders what the page shows. */
  async function commit(): Promise<void> {
    const { content: shown } = draft.getSnapshot();
    const pressed = draft.flushShown();
    await settlePromises();
    // It may take a request for each part, and one more after a merge.
    for (let requests = 0; requests < 4; requests += 1) await finish('returned');
    // A save that waits for the user, or for a connection, has no end here.
    const ordered = await Promise.race([pressed, settlePromises().then(() => null)]);
    rule(
      ordered === null || isSame(ordered.content, shown),
      'Something else was ordered than the page showed.',
    );
  }

  async function reload(): Promise<void> {
    const kept = draft.readUnsaved();
    draft.stop();
    // A request of the page that is gone may still arrive.
    const left = request;
    request = null;
    if (left !== null && left.etag === saved().etag) arrive(left);
    // A new page gets no response of the old one.
    had = [];
    draft = openDraft();
    if (kept !== undefined) draft.restore(kept);
    await settlePromises();
  }

  function check(): void {
    const { save, content: shown, saved: base } = draft.getSnapshot();
    if (had.at(-1)?.etag !== base.etag) had = [...had, base];
    if (save.status === 'saved') rule(isSame(shown, base.content), 'It says “Saved” over unsaved content.');
    if (save.status === 'conflict')
      for (const { id } of save.clashes)
        rule(
          values.some(({ by, clash }) => by === 'both' && isAsked(clash, [id])),
          `The user was asked about ${id}, which only one of them changes.`,
        );
    for (const [index, { by, read }] of values.entries())
      if (by === 'me' && read)
        rule(isSame(read(shown), last[index]?.value), 'What only the user changes was changed by another.');
  }

  async function act(step: Step): Promise<void> {
    switch (step.type) {
      case 'edit':
        return edit(step.index);
      case 'colleague':
        return colleague(step.index);
      case 'save':
        void draft.flush();
        await settlePromises();
        return finish(step.fate);
      case 'request':
        return finish(step.fate);
      case 'answer':
        return answer(step.whose);
      case 'pause':
        return clock.advance(pauseMs ?? 0);
      case 'flush':
        return void draft.flush();
      case 'offline':
      case 'online':
        return browser.setOnline(step.type === 'online');
      case 'readAgain':
        return browser.isOnline() ? draft.receive(saved()) : undefined;
      case 'readLate': {
        const late = had.at(-2);
        return late && draft.receive(late);
      }
      case 'commit':
        return commit();
      case 'reload':
      default:
        return reload();
    }
  }

  return {
    async take(step) {
      await act(step);
      await settlePromises();
      check();
    },
    async heal() {
      browser.setOnline(true);
      for (let round = 0; round < 12; round += 1) {
        void draft.flush();
        await settlePromises();
        await finish('returned');
        answer('mine');
        await settlePromises();
      }
      check();
      rule(draft.getSnapshot().save.status === 'saved', 'In the end it is not saved.');
      rule(draft.readUnsaved() === undefined, 'In the end a tab still keeps something.');
      draft.receive(saved());
      rule(isSame(draft.getSnapshot().content, content), 'In the end the page and the server differ.');
      for (const [index, { by, read }] of values.entries()) {
        const { by: who, value } = last[index] ?? {};
        // Of a value that both change, what the colleague saved last or what the user gave up may stand.
        if (read && (by !== 'both' || who === 'me'))
          rule(isSame(read(content), value), 'In the end somebody’s last change is lost.');
      }
    },
  };
}

function isAsked(clash: string | undefined, ids: readonly string[]): boolean {
  return clash !== undefined && ids.some((id) => id === clash || id.startsWith(`${clash}.`));
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
