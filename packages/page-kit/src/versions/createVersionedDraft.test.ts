import { HttpStatusError, NetworkError } from '@quayside/portal-core';
import { createFakeBrowser, createManualClock } from '@quayside/portal-core/testing';
import { expect, it } from 'vitest';
import { createVersionedDraft } from './createVersionedDraft.ts';
import type { KeptDraft, SavedVersion } from './versionedDraft.ts';
import { lines, whole, type Parts } from './mergeParts.ts';

interface Content {
  readonly name: string;
  readonly note: string;
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
}

type Saved = SavedVersion<Content>;

const parts: Parts<Content> = {
  name: whole(),
  note: whole(),
  lines: lines({ idOf: ({ id }) => id, withNewId: (line) => ({ ...line, id: `${line.id}x` }) }),
};
const first: Content = { name: 'Leeds', note: '', lines: [{ id: 'A', quantity: 1 }] };

type Failure = 'forbidden' | 'refused' | 'broken' | 'lost after' | 'lost before' | null;

/** A server that counts its versions. `fail` is what becomes of the next save. */
function startServer() {
  const state = { version: 1, content: first, isOpen: true, fail: null as Failure, writes: [] as string[] };
  const saved = (): Saved => ({ etag: `"${state.version}"`, content: state.content, isOpen: state.isOpen });
  const write = (content: Content): void => {
    state.version += 1;
    state.content = content;
  };
  return {
    state,
    saved,
    write,
    load: async () => saved(),
    save: async (content: Content, { etag }: Saved): Promise<Saved> => {
      const { fail } = state;
      state.fail = null;
      state.writes.push(etag);
      if (fail === 'lost before') throw new NetworkError('No response.');
      if (fail === 'broken') throw new HttpStatusError(500, null, 'Failed.');
      if (fail === 'forbidden') throw new HttpStatusError(403, null, 'No right.');
      if (fail === 'refused') throw new HttpStatusError(422, null, 'Too long.');
      if (!state.isOpen) throw new HttpStatusError(409, null, 'It was ordered.');
      if (etag !== saved().etag) throw new HttpStatusError(412, null, 'Another version.');
      write(content);
      if (fail === 'lost after') throw new NetworkError('No response.');
      return saved();
    },
  };
}

function open(server = startServer(), kept?: KeptDraft<Content, Saved>) {
  const clock = createManualClock();
  const browser = createFakeBrowser();
  const draft = createVersionedDraft<Content, Saved>(
    server.saved(),
    { parts, pauseMs: 800 },
    { platform: { clock, browser }, save: server.save, load: server.load },
  );
  if (kept) draft.restore(kept);
  const edit = (change: Partial<Content>): void => draft.change((content) => ({ ...content, ...change }));
  return { server, clock, browser, draft, edit };
}

it('A change of a draft is saved after a pause, for the version of the last response', async () => {
  const { server, clock, draft, edit } = open();
  edit({ name: 'York' });
  edit({ name: 'Hull' });
  await clock.advance(800);
  edit({ note: 'Soon' });
  await clock.advance(800);
  expect(server.state).toMatchObject({ content: { name: 'Hull', note: 'Soon' }, writes: ['"1"', '"2"'] });
  expect(draft.getSnapshot().save.status).toBe('saved');
});

it('People who changed different parts of a draft both keep their work, with a notice', async () => {
  const { server, draft, edit } = open();
  edit({ name: 'York' });
  server.write({ ...first, note: 'From Noor' });
  expect(await draft.flush()).not.toBeNull();
  expect(server.state.content).toMatchObject({ name: 'York', note: 'From Noor' });
  expect(draft.getSnapshot().merged?.content.note).toBe('From Noor');
});

it('People who changed the same part of a draft are asked, and their other changes stay with either answer', async () => {
  const { server, draft, edit } = open();
  edit({ name: 'York', note: 'Mine' });
  server.write({ ...first, name: 'Hull' });
  expect(await draft.flush()).toBeNull();
  const { save } = draft.getSnapshot();
  expect(save).toMatchObject({ status: 'conflict', clashes: [{ id: 'name', mine: 'York', theirs: 'Hull' }] });
  draft.resolve('theirs');
  await draft.flush();
  expect(server.state.content).toMatchObject({ name: 'Hull', note: 'Mine' });
});

it('A draft keeps what is typed during a conflict, and sends it once that is decided', async () => {
  const { server, clock, draft, edit } = open();
  edit({ name: 'York' });
  server.write({ ...first, name: 'Hull' });
  await draft.flush();
  edit({ note: 'Later' });
  await clock.advance(5_000);
  expect(server.state.content.note).toBe('');
  draft.resolve('mine');
  await draft.flush();
  expect(server.state.content).toMatchObject({ name: 'York', note: 'Later' });
});

it.each([
  ['name', { name: 'York' }, { name: 'Hull' }, { name: 'Leeds' }],
  [
    'lines.A.quantity',
    { lines: [{ id: 'A', quantity: 2 }] },
    { lines: [{ id: 'A', quantity: 5 }] },
    { lines: [{ id: 'A', quantity: 1 }] },
  ],
])(
  'The old value of %s that is chosen during a conflict still is a question, and can stay',
  async (id, mine, theirs, old) => {
    const { server, draft, edit } = open();
    edit(mine);
    server.write({ ...first, ...theirs });
    await draft.flush();
    edit(old);
    expect(draft.getSnapshot()).toMatchObject({
      save: { status: 'conflict', clashes: [{ id }] },
      content: old,
    });
    draft.resolve('mine');
    await draft.flush();
    expect(server.state.content).toMatchObject(old);
  },
);

it('A save whose response was lost is not taken for the change of another person', async () => {
  const { server, clock, draft, edit } = open();
  server.state.fail = 'lost after';
  edit({ name: 'York' });
  expect(await draft.flush()).toBeNull();
  edit({ name: 'York Road' });
  await clock.advance(800);
  expect(draft.getSnapshot()).toMatchObject({ save: { status: 'saved' }, merged: null });
  expect(server.state.content.name).toBe('York Road');
});

it('A lost save whose change is undone is sent again', async () => {
  const { server, draft, edit } = open();
  server.state.fail = 'lost after';
  edit({ name: 'York' });
  await draft.flush();
  edit({ name: 'Leeds' });
  await draft.flush();
  expect(server.state.content.name).toBe('Leeds');
});

it('A draft sends what failed once after it comes back online', async () => {
  const { server, browser, draft, edit } = open();
  browser.setOnline(false);
  server.state.fail = 'lost before';
  edit({ name: 'York' });
  await draft.flush();
  browser.setOnline(true);
  await draft.flush();
  expect(server.state).toMatchObject({ content: { name: 'York' }, writes: ['"1"', '"1"'] });
});

it('A kept draft is merged with what others saved meanwhile, from the version that it was made from', async () => {
  const { server, draft, edit } = open();
  edit({ name: 'York' });
  const kept = draft.readUnsaved();
  server.write({ ...first, note: 'From Noor' });
  const again = open(server, kept);
  await again.draft.flush();
  expect(server.state.content).toMatchObject({ name: 'York', note: 'From Noor' });
});

it('A kept draft that clashes asks before anything is sent', async () => {
  const { server, draft, edit } = open();
  edit({ name: 'York' });
  const kept = draft.readUnsaved();
  server.write({ ...first, name: 'Hull' });
  const again = open(server, kept);
  expect(again.draft.getSnapshot().save.status).toBe('conflict');
  expect(await again.draft.flush()).toBeNull();
  expect(server.state.content.name).toBe('Hull');
});

it('A newer version that arrives is taken where nothing was changed, and merged where something was', async () => {
  const { server, draft, edit } = open();
  server.write({ ...first, note: 'From Noor' });
  draft.receive(server.saved());
  expect(draft.getSnapshot()).toMatchObject({ content: { note: 'From Noor' }, save: { status: 'saved' } });
  edit({ name: 'York' });
  server.write({ ...first, note: 'And again' });
  draft.receive(server.saved());
  expect(draft.getSnapshot().content).toMatchObject({ name: 'York', note: 'And again' });
});

it('A draft that was ordered is ended, and keeps nothing for a reload', async () => {
  const { server, draft, edit } = open();
  edit({ name: 'York' });
  server.state.isOpen = false;
  expect(await draft.flush()).toBeNull();
  expect(draft.getSnapshot()).toMatchObject({ save: { status: 'ended' }, content: { name: 'York' } });
  expect(draft.readUnsaved()).toBeUndefined();
});

it('A refusal says why, and the next change is sent again', async () => {
  const { server, clock, draft, edit } = open();
  server.state.fail = 'refused';
  edit({ name: 'Too long' });
  await draft.flush();
  expect(draft.getSnapshot().save.status).toBe('failed');
  edit({ name: 'York' });
  await clock.advance(800);
  expect(server.state.content.name).toBe('York');
});

it('A draft shows what the server made of a save, and keeps what was typed meanwhile', async () => {
  const server = startServer();
  const { draft, edit } = open({
    ...server,
    save: (content, seen) => server.save({ ...content, name: content.name.trim() }, seen),
  });
  edit({ name: ' York ' });
  const saving = draft.flush();
  edit({ note: 'Typed meanwhile' });
  await saving;
  expect(draft.getSnapshot().content).toMatchObject({ name: 'York', note: 'Typed meanwhile' });
});

it('A draft asks about what is typed during a conflict and clashes too before it is decided', async () => {
  const { server, draft, edit } = open();
  edit({ name: 'York' });
  server.write({ ...first, name: 'Hull', note: 'From Noor' });
  await draft.flush();
  edit({ note: 'Mine' });
  expect(draft.getSnapshot().save).toMatchObject({ clashes: [{ id: 'name' }, { id: 'note' }] });
});

it('A conflict that a newer version ends is saved without a question', async () => {
  const { server, draft, edit } = open();
  edit({ name: 'York' });
  server.write({ ...first, name: 'Hull' });
  await draft.flush();
  server.write(first);
  draft.receive(server.saved());
  await draft.flush();
  expect(draft.getSnapshot().save.status).toBe('saved');
  expect(server.state.content.name).toBe('York');
});

it('A newer version with the same content, such as one that was shared, is no news', async () => {
  const { server, draft, edit } = open();
  edit({ name: 'York' });
  server.write(first);
  await draft.flush();
  expect(draft.getSnapshot()).toMatchObject({ merged: null, save: { status: 'saved' } });
});

it('A draft that was ordered elsewhere is ended at rest too, and goes on once it is open again', async () => {
  const { server, draft, edit } = open();
  server.state.isOpen = false;
  server.write(first);
  draft.receive(server.saved());
  expect(draft.getSnapshot().save.status).toBe('ended');
  server.state.isOpen = true;
  server.write(first);
  draft.receive(server.saved());
  edit({ name: 'York' });
  await draft.flush();
  expect(server.state.content.name).toBe('York');
});

it('A draft that is corrected while its save is refused is sent again after a pause', async () => {
  const { server, clock, draft, edit } = open();
  server.state.fail = 'refused';
  edit({ name: 'Too long' });
  const saving = draft.flush();
  edit({ name: 'York' });
  await saving;
  await clock.advance(800);
  expect(server.state.content.name).toBe('York');
});

it('A late response that shows a version which a save of this page replaced is ignored', async () => {
  const { server, draft, edit } = open();
  const before = server.saved();
  edit({ name: 'York' });
  await draft.flush();
  draft.receive(before);
  expect(draft.getSnapshot().content.name).toBe('York');
});

it('A version that has just what the user typed is no news', async () => {
  const { server, draft, edit } = open();
  edit({ name: 'York' });
  server.write({ ...first, name: 'York' });
  await draft.flush();
  expect(draft.getSnapshot()).toMatchObject({ merged: null, save: { status: 'saved' } });
});

it('A draft commits nothing that came in with its own save, because the user has not seen it', async () => {
  const { server, draft, edit } = open();
  edit({ name: 'York' });
  server.write({ ...first, note: 'From Noor' });
  expect(await draft.flushShown()).toBeNull();
  expect(await draft.flushShown()).toMatchObject({ content: { name: 'York', note: 'From Noor' } });
});

it('A thing that is closed for a while and opens without a new version goes on with what was typed', async () => {
  const { server, draft, edit } = open();
  edit({ name: 'York' });
  draft.receive({ ...server.saved(), isOpen: false });
  expect(draft.getSnapshot()).toMatchObject({ save: { status: 'ended' }, content: { name: 'York' } });
  draft.receive({ ...server.saved(), isOpen: true });
  await draft.flush();
  expect(server.state.content.name).toBe('York');
});

it('A draft that a button sends is sent also without a change, and again after a colleague was faster', async () => {
  const { server, draft } = open();
  expect(await draft.saveAgain()).not.toBeNull();
  expect(server.state.writes).toHaveLength(1);
  server.write({ ...first, note: 'From Noor' });
  expect(await draft.saveAgain()).toMatchObject({ content: { note: 'From Noor' } });
  expect(server.state.writes).toEqual(['"1"', '"2"', '"3"']);
});

it('A version that arrives during a save is met once the save has ended', async () => {
  const server = startServer();
  const { draft, edit } = open({
    ...server,
    async save(content, seen) {
      const saved = await server.save(content, seen);
      server.write({ ...server.state.content, note: 'From Noor' });
      draft.receive(server.saved());
      return saved;
    },
  });
  edit({ name: 'York' });
  await draft.flush();
  expect(draft.getSnapshot()).toMatchObject({
    saved: { etag: '"3"' },
    content: { name: 'York', note: 'From Noor' },
  });
});

it('A late response with a version from before a merge is ignored', async () => {
  const { server, draft, edit } = open();
  const before = server.saved();
  server.write({ ...first, note: 'From Noor' });
  edit({ name: 'York' });
  await draft.flush();
  draft.receive(before);
  expect(draft.getSnapshot().content).toMatchObject({ name: 'York', note: 'From Noor' });
});

it('A refusal because of the state is no conflict, and nothing is sent over another version', async () => {
  const server = startServer();
  let refusals = 0;
  const { draft, edit } = open({
    ...server,
    save: async () => {
      refusals += 1;
      server.write({ ...first, note: 'From Noor' });
      throw new HttpStatusError(409, null, 'It was approved.');
    },
  });
  edit({ name: 'York' });
  await draft.flush();
  expect([draft.getSnapshot().save.status, refusals]).toEqual(['failed', 1]);
});

it('A save that is still being carried out is not taken for the change of another person later', async () => {
  const server = startServer();
  let isFirst = true;
  const { draft, edit } = open({
    ...server,
    save: async (content, base) => {
      const saved = await server.save(content, base);
      if (!isFirst) return saved;
      isFirst = false;
      throw new HttpStatusError(409, { type: 'urn:quayside:problem:in-progress' }, 'It has not ended.');
    },
  });
  edit({ name: 'York' });
  await draft.flush();
  expect(draft.getSnapshot().save.status).toBe('failed');
  edit({ name: 'York, second floor' });
  await draft.flush();
  expect(draft.getSnapshot()).toMatchObject({
    save: { status: 'saved' },
    content: { name: 'York, second floor' },
  });
});

it('A newer version that arrives after the user lost the right to save sends nothing, and what was typed stays [QUOTE-12]', async () => {
  const { clock, draft, server } = open();
  draft.change((content) => ({ ...content, name: 'York' }));
  server.state.fail = 'forbidden';
  await clock.advance(800);
  server.write({ ...first, note: 'Theirs' });
  draft.receive(server.saved());
  await clock.advance(5_000);
  expect(server.state.writes).toEqual(['"1"']);
  expect(draft.getSnapshot()).toMatchObject({
    save: { status: 'failed' },
    content: { name: 'York', note: 'Theirs' },
  });
});

it('A draft without changes that takes a colleague’s version says when that was saved, not when it was loaded itself', () => {
  const { server, draft } = open();
  server.write({ ...first, note: 'From Noor' });
  draft.receive({ ...server.saved(), at: '2026-11-13T23:35:00Z' });
  expect(draft.getSnapshot().save).toEqual({ status: 'saved', at: new Date('2026-11-13T23:35:00Z') });
});

it('A save that closes the thing, and whose response is lost, is taken for the user’s own and not for a colleague’s', async () => {
  const { server, draft, edit } = open();
  edit({ name: 'York' });
  server.state.fail = 'lost after';
  await draft.flush();
  server.state.isOpen = false;
  draft.receive({ ...server.saved(), isOwn: true });
  expect(draft.getSnapshot()).toMatchObject({
    save: { status: 'saved' },
    saved: { content: { name: 'York' } },
  });
  expect(draft.readUnsaved()).toBeUndefined();
});

it('What was typed after a save that closed the thing has ended with it, and stays to be copied', async () => {
  const { server, draft, edit } = open();
  edit({ name: 'York' });
  server.state.fail = 'lost after';
  await draft.flush();
  server.state.isOpen = false;
  edit({ note: 'Later' });
  draft.receive({ ...server.saved(), isOwn: true });
  expect(draft.getSnapshot()).toMatchObject({
    save: { status: 'ended' },
    content: { name: 'York', note: 'Later' },
  });
});
