import { HttpStatusError } from '@quayside/portal-core';
import { createFakeBrowser, createManualClock, settlePromises } from '@quayside/portal-core/testing';
import { checkDraftSequences, withCopy } from '@quayside/page-kit/testing';
import { describe, expect, it } from 'vitest';
import { estimateOf } from '../cloud.fixtures.ts';
import type { Estimate } from '../api.ts';
import { createEstimateEditor, estimateParts, readKeptEstimate } from './createEstimateEditor.ts';
import { contentOf, type EstimateContent, type EstimateLine } from './estimateContent.ts';

const SAVED = 2_000;

function conflict(): HttpStatusError {
  return new HttpStatusError(412, null, 'Noor changed it.');
}

/** A server with one estimate, which can fail or be changed by another user. */
function setUp() {
  const clock = createManualClock();
  const server = { estimate: estimateOf(), version: 7, saves: 0, failure: null as Error | null };
  const store = (content: EstimateContent): Estimate => {
    server.version += 1;
    server.estimate = {
      ...server.estimate,
      ...content,
      etag: `"${server.version}"`,
      lines: estimateOf({ content: content.lines }).lines,
    };
    return server.estimate;
  };
  const editor = createEstimateEditor(server.estimate, {
    platform: { clock, browser: createFakeBrowser() },
    async save({ etag }, content) {
      server.saves += 1;
      await Promise.resolve();
      if (server.failure) throw server.failure;
      if (etag !== server.estimate.etag) throw conflict();
      return store(content);
    },
    load: async () => server.estimate,
  });
  const rename = (name: string): void => editor.change((content) => ({ ...content, name }));
  return { clock, server, store, editor, rename, status: () => editor.getSnapshot().save.status };
}

function setQuantity(content: EstimateContent, index: number, quantity: number): EstimateContent {
  const changed = content.lines.map((line, at) => (at === index ? { ...line, quantity } : line));
  return { ...content, lines: changed };
}

describe('The editor of an estimate', () => {
  it('The editor of an estimate saves a moment after the last change, once [CLOUD-6]', async () => {
    const { clock, server, rename, status } = setUp();
    rename('A');
    await clock.advance(1_000);
    rename('B');
    await clock.advance(1_000);
    expect([status(), server.saves]).toEqual(['unsaved', 0]);
    await clock.advance(SAVED);
    expect([status(), server.saves, server.estimate.name]).toEqual(['saved', 1, 'B']);
  });

  it('The editor of an estimate keeps changes that could not be saved, and saves them on retry [CLOUD-6]', async () => {
    const { clock, server, editor, rename, status } = setUp();
    server.failure = new HttpStatusError(500, null, 'Played.');
    rename('A');
    await clock.advance(SAVED);
    expect([status(), editor.getSnapshot().content.name]).toEqual(['failed', 'A']);
    server.failure = null;
    await editor.saveNow();
    expect([status(), server.estimate.name]).toEqual(['saved', 'A']);
  });

  it('The editor of an estimate keeps what two people changed in different lines, and asks about one that both changed [CLOUD-7]', async () => {
    const { clock, server, store, editor, status } = setUp();
    const quantities = (): number[] => server.estimate.lines.map(({ quantity }) => quantity).slice(0, 2);
    store(setQuantity(contentOf(server.estimate), 1, 5));
    editor.change((content) => setQuantity(content, 0, 3));
    await clock.advance(SAVED);
    expect([status(), ...quantities()]).toEqual(['saved', 3, 5]);
    store(setQuantity(contentOf(server.estimate), 0, 7));
    editor.change((content) => setQuantity(content, 0, 8));
    await clock.advance(SAVED);
    const { save } = editor.getSnapshot();
    expect(save).toMatchObject({ status: 'conflict', clashes: [{ mine: 8, theirs: 7 }] });
    editor.resolve('mine');
    await settlePromises();
    expect([status(), ...quantities()]).toEqual(['saved', 8, 5]);
  });

  it('The editor of an estimate keeps what a colleague saved while a dialog was open [CLOUD-7]', async () => {
    const { clock, server, store, editor } = setUp();
    const before = editor.getSnapshot().content;
    editor.receive(store({ ...before, note: 'From Noor' }));
    editor.type(before, { ...before, name: 'Mine' });
    await clock.advance(SAVED);
    expect(server.estimate).toMatchObject({ name: 'Mine', note: 'From Noor' });
  });

  it('The editor of an estimate shows the saved content once a quote was asked for, and keeps what was typed apart [CLOUD-7]', async () => {
    const { clock, server, store, editor, rename, status } = setUp();
    rename('Mine');
    store(contentOf(server.estimate));
    server.estimate = { ...server.estimate, allowedActions: [] };
    await clock.advance(SAVED);
    const { content, estimate, lost } = editor.getSnapshot();
    expect([status(), content.name, lost?.name]).toEqual(['ended', server.estimate.name, 'Mine']);
    expect(estimate.allowedActions).toEqual([]);
  });

  it('The editor of an estimate shows a colleague’s version, unless a change is unsaved [CLOUD-7]', () => {
    const { store, server, editor, rename } = setUp();
    editor.receive(store({ ...contentOf(server.estimate), name: 'Theirs' }));
    expect(editor.getSnapshot().content.name).toBe('Theirs');
    rename('Mine');
    editor.receive(store({ ...contentOf(server.estimate), name: 'Later' }));
    expect(editor.getSnapshot().content.name).toBe('Mine');
  });

  it('The editor of an estimate restores what a tab kept of an older version, without undoing what a colleague saved since', async () => {
    const { server, store, editor, rename } = setUp();
    rename('Draft');
    const kept = editor.draft.readUnsaved();
    store({ ...contentOf(server.estimate), note: 'From Noor' });
    const again = setUp();
    again.server.estimate = server.estimate;
    again.editor.receive(server.estimate);
    expect(readKeptEstimate({ anything: 1 }, again.server.estimate)).toBeNull();
    const read = readKeptEstimate(JSON.parse(JSON.stringify(kept)), again.server.estimate);
    if (read === null) throw new Error('The kept draft does not fit.');
    again.editor.draft.restore(read);
    await again.clock.advance(SAVED);
    expect(again.server.estimate).toMatchObject({ name: 'Draft', note: 'From Noor' });
  });
});

it('No sequence of changes by two people, failures and reloads loses or undoes a part of an estimate [CLOUD-7]', async () => {
  const first = contentOf(estimateOf());
  const lineAt = (index: number, change: (line: EstimateLine, n: number) => EstimateLine) => ({
    read: ({ lines }: EstimateContent) => lines.find(({ id }) => id === first.lines[index]?.id),
    write: (content: EstimateContent, n: number): EstimateContent => ({
      ...content,
      lines: content.lines.map((line) => (line.id === first.lines[index]?.id ? change(line, n) : line)),
    }),
  });
  const checked = checkDraftSequences<EstimateContent>({
    parts: estimateParts,
    first,
    values: [
      { by: 'me', read: ({ name }) => name, write: (content, n) => ({ ...content, name: `Estimate ${n}` }) },
      {
        by: 'both',
        clash: 'note',
        read: ({ note }) => note,
        write: (content, n) => ({ ...content, note: `Note ${n}` }),
      },
      { by: 'me', ...lineAt(0, (line, n) => ({ ...line, quantity: 10 + n })) },
      { by: 'colleague', ...lineAt(1, (line, n) => ({ ...line, quantity: 10 + n })) },
      {
        by: 'me',
        write: (content, n) => ({
          ...content,
          lines: withCopy(content.lines, `n${n}`),
        }),
      },
    ],
  });
  await expect(checked).resolves.toBeUndefined();
});
