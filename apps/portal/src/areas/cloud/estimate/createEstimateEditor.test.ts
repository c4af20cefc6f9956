import { HttpStatusError } from '@quayside/portal-core';
import { createFakeBrowser, createManualClock, settlePromises } from '@quayside/portal-core/testing';
import { describe, expect, it } from 'vitest';
import { estimateOf } from '../components/cloud.fixtures.ts';
import type { Estimate } from '../api.ts';
import { createEstimateEditor } from './createEstimateEditor.ts';
import { contentOf, type EstimateContent } from './estimateContent.ts';

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
  editor.start();
  const rename = (name: string): void => editor.change((content) => ({ ...content, name }));
  return { clock, server, store, editor, rename, status: () => editor.getSnapshot().save.status };
}

describe('The editor of an estimate', () => {
  it('saves a moment after the last change, once [CLOUD-6]', async () => {
    const { clock, server, rename, status } = setUp();
    rename('A');
    await clock.advance(1_000);
    rename('B');
    await clock.advance(1_000);
    expect([status(), server.saves]).toEqual(['unsaved', 0]);
    await clock.advance(SAVED);
    expect([status(), server.saves, server.estimate.name]).toEqual(['saved', 1, 'B']);
  });

  it('saves again when a change was made during a save', async () => {
    const { server, editor, rename, status } = setUp();
    rename('A');
    const saving = editor.saveNow();
    rename('B');
    await saving;
    expect([status(), server.saves, server.estimate.name]).toEqual(['saved', 2, 'B']);
  });

  it('keeps changes that could not be saved, and saves them on retry [CLOUD-6]', async () => {
    const { clock, server, editor, rename, status } = setUp();
    server.failure = new HttpStatusError(500, null, 'Played.');
    rename('A');
    await clock.advance(SAVED);
    expect([status(), editor.getSnapshot().content.name]).toEqual(['failed', 'A']);
    server.failure = null;
    await editor.saveNow();
    expect([status(), server.estimate.name]).toEqual(['saved', 'A']);
  });

  it('shows both versions when another user saved first, and keeps the one that the user chooses [CLOUD-7]', async () => {
    for (const [choice, kept] of [
      ['keepMine', 'Mine'],
      ['takeTheirs', 'Theirs'],
    ] as const) {
      const { clock, server, store, editor, rename, status } = setUp();
      store({ ...contentOf(server.estimate), name: 'Theirs' });
      rename('Mine');
      await clock.advance(SAVED);
      const { save, content } = editor.getSnapshot();
      expect([save.status === 'conflict' && save.theirs?.name, content.name]).toEqual(['Theirs', 'Mine']);
      await editor[choice]();
      expect([status(), editor.getSnapshot().content.name, server.estimate.name]).toEqual([
        'saved',
        kept,
        kept,
      ]);
    }
  });

  it('takes over a colleague’s version, unless a change is unsaved [CLOUD-7]', () => {
    const { store, server, editor, rename } = setUp();
    editor.receive(store({ ...contentOf(server.estimate), name: 'Theirs' }));
    expect(editor.getSnapshot().content.name).toBe('Theirs');
    rename('Mine');
    editor.receive(store({ ...contentOf(server.estimate), name: 'Later' }));
    expect(editor.getSnapshot().content.name).toBe('Mine');
  });

  it('restores a draft and saves it, unless the draft equals the saved version', async () => {
    const { clock, server, editor } = setUp();
    expect(editor.restore(contentOf(server.estimate))).toBe(false);
    expect(editor.restore({ anything: 1 })).toBe(false);
    expect(editor.restore({ ...contentOf(server.estimate), name: 'Draft' })).toBe(true);
    await clock.advance(SAVED);
    expect(server.estimate.name).toBe('Draft');
  });

  it('saves unsaved changes when the user leaves the page', async () => {
    const { server, editor, rename } = setUp();
    rename('Last');
    editor.stop();
    await settlePromises();
    expect(server.estimate.name).toBe('Last');
  });
});
