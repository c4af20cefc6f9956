import { HttpStatusError, NetworkError } from '@quayside/portal-core';
import { createFakeBrowser, createManualClock, settlePromises } from '@quayside/portal-core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createVersionedDraft } from './createVersionedDraft.ts';
import type { SavedVersion, VersionedDraft } from './versionedDraft.ts';
import { isSame, lines, whole, type Parts, type Whose } from './mergeParts.ts';

/** Amelia edits `mine`, `shared` and the quantities of lines, Noor edits `theirs`, `shared` and the labels of lines. */
interface Content {
  readonly mine: string;
  readonly theirs: string;
  readonly shared: string;
  readonly lines: readonly Line[];
}

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly label: string;
}

type Saved = SavedVersion<Content>;

const parts: Parts<Content> = {
  mine: whole(),
  theirs: whole(),
  shared: whole(),
  lines: lines<readonly Line[]>({
    idOf: ({ id }) => id,
    withNewId(line, taken) {
      let id = `${line.id}x`;
      while (taken.has(id)) id += 'x';
      return { ...line, id };
    },
  }),
};

/** What becomes of a request that is on its way. */
type Fate = 'returned' | 'lost before' | 'lost after' | 'broken before' | 'broken after';

type Step =
  | { readonly type: 'edit'; readonly part: 'mine' | 'shared' | 'quantity' | 'add' | 'remove' }
  | { readonly type: 'colleague'; readonly part: 'theirs' | 'shared' | 'label' }
  /** A save begins or goes on, and ends. */
  | { readonly type: 'request' | 'save'; readonly fate: Fate }
  | { readonly type: 'pause' | 'flush' | 'offline' | 'online' | 'reload' | 'readAgain' }
  | { readonly type: 'answer'; readonly whose: Whose };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        type: fc.constant('edit'),
        part: fc.constantFrom('mine', 'shared', 'quantity', 'add', 'remove'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('colleague'),
        part: fc.constantFrom('theirs', 'shared', 'label'),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        type: fc.constantFrom('request', 'save', 'save'),
        fate: fc.constantFrom(
          'returned',
          'returned',
          'returned',
          'lost before',
          'lost after',
          'broken before',
          'broken after',
        ),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constantFrom('pause', 'flush', 'flush', 'offline', 'online', 'reload', 'readAgain'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant('answer'), whose: fc.constantFrom('mine', 'theirs') }),
    },
  ) as fc.Arbitrary<Step>,
  { minLength: 5, maxLength: 40 },
);

interface Request {
  readonly content: Content;
  readonly etag: string;
  readonly resolve: (saved: Saved) => void;
  readonly reject: (error: Error) => void;
}

/** Amelia's tab, Noor, and the server. Every write and every answer is checked as it happens. */
function createWorld() {
  const clock = createManualClock();
  const browser = createFakeBrowser();
  let version = 1;
  let content: Content = {
    mine: 'm0',
    theirs: 't0',
    shared: 's0',
    lines: [{ id: 'A', quantity: 0, label: 'l0' }],
  };
  let counter = 0;
  let request: Request | null = null;
  /** Who changed the shared part last, or gave up the own change of it. */
  let lastShared: { readonly by: 'Amelia' | 'Noor' | 'answer'; readonly value: string } = {
    by: 'Noor',
    value: 's0',
  };
  let lastMine = 'm0';
  let draft = openDraft();

  function saved(): Saved {
    return { etag: `"${version}"`, content };
  }

  function openDraft(): VersionedDraft<Content, Saved> {
    return createVersionedDraft<Content, Saved>(
      saved(),
      { parts, pauseMs: 100 },
      {
        platform: { clock, browser },
        load: async () => {
          if (!browser.isOnline()) throw new NetworkError('Offline.');
          return saved();
        },
        save(sent, { etag }) {
          if (request !== null) throw new Error('Two saves are under way.');
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
    // Nothing that Noor saved is undone by Amelia, who never edits it.
    expect(sent.theirs).toBe(content.theirs);
    for (const { id, label } of sent.lines)
      expect(content.lines.find((line) => line.id === id)?.label ?? label).toBe(label);
    version += 1;
    content = sent;
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

  function edit(part: Extract<Step, { type: 'edit' }>['part']): void {
    counter += 1;
    const value = `${part}${counter}`;
    draft.change((before) => {
      switch (part) {
        case 'quantity':
          return { ...before, lines: before.lines.map((line) => ({ ...line, quantity: counter })) };
        case 'add':
          return { ...before, lines: [...before.lines, { id: `L${counter}`, quantity: 1, label: '' }] };
        case 'remove':
          // Only a line of her own: another one may have a label of Noor's.
          return { ...before, lines: before.lines.filter(({ id, label }) => id === 'A' || label !== '') };
        case 'mine':
        case 'shared':
        default:
          return { ...before, [part]: value };
      }
    });
    if (part === 'mine') lastMine = value;
    if (part === 'shared') lastShared = { by: 'Amelia', value };
  }

  function colleague(part: Extract<Step, { type: 'colleague' }>['part']): void {
    counter += 1;
    version += 1;
    const value = `${part}${counter}`;
    if (part === 'label')
      content = {
        ...content,
        lines: content.lines.map((line, index) => (index === 0 ? { ...line, label: value } : line)),
      };
    else content = { ...content, [part]: value };
    if (part === 'shared') lastShared = { by: 'Noor', value };
  }

  function answer(whose: Whose): void {
    const { save } = draft.getSnapshot();
    if (save.status !== 'conflict') return;
    if (save.clashes.some(({ id }) => id === 'shared'))
      lastShared =
        whose === 'mine'
          ? { by: 'Amelia', value: draft.getSnapshot().content.shared }
          : { by: 'answer', value: save.theirs.content.shared };
    draft.resolve(whose);
  }

  function check(): void {
    const { save, content: shown, saved: base } = draft.getSnapshot();
    if (save.status === 'saved') expect(shown).toEqual(base.content);
    // Asked is only about what both of them edit.
    if (save.status === 'conflict') expect(save.clashes.map(({ id }) => id)).toEqual(['shared']);
    expect(shown.mine).toBe(lastMine);
  }

  return {
    async take(step: Step): Promise<void> {
      switch (step.type) {
        case 'edit':
          edit(step.part);
          break;
        case 'colleague':
          colleague(step.part);
          break;
        case 'save':
          void draft.flush();
          await settlePromises();
          await finish(step.fate);
          break;
        case 'request':
          await finish(step.fate);
          break;
        case 'answer':
          answer(step.whose);
          break;
        case 'pause':
          await clock.advance(100);
          break;
        case 'flush':
          void draft.flush();
          break;
        case 'offline':
        case 'online':
          browser.setOnline(step.type === 'online');
          break;
        case 'readAgain':
          if (browser.isOnline()) draft.receive(saved());
          break;
        case 'reload':
        default: {
          const kept = draft.readUnsaved();
          draft.stop();
          // A request of the page that is gone may still arrive.
          const left = request;
          request = null;
          if (left !== null && left.etag === saved().etag) arrive(left);
          draft = openDraft();
          if (kept !== undefined) draft.restore(kept);
        }
      }
      await settlePromises();
      check();
    },
    /** Everything works again, and Amelia answers what she is asked. */
    async heal(): Promise<void> {
      browser.setOnline(true);
      for (let round = 0; round < 10; round += 1) {
        void draft.flush();
        await settlePromises();
        await finish('returned');
        answer('mine');
        await settlePromises();
      }
      check();
      expect(draft.getSnapshot().save.status).toBe('saved');
      expect(draft.readUnsaved()).toBeUndefined();
      draft.receive(saved());
      expect(isSame(draft.getSnapshot().content, content)).toBe(true);
      // What Noor saved last, or what Amelia gave up, may stand in place of hers.
      const shared = lastShared.by === 'Amelia' ? lastShared.value : content.shared;
      expect(content).toMatchObject({ mine: lastMine, shared });
    },
  };
}

it('No sequence of edits, failures, reloads and changes of a colleague loses or undoes what somebody saved', async () => {
  const property = fc.asyncProperty(steps, async (sequence) => {
    const world = createWorld();
    for (const step of sequence) await world.take(step);
    await world.heal();
  });
  await expect(fc.assert(property, { numRuns: 300 })).resolves.toBeUndefined();
});
