import { HttpStatusError, NetworkError } from '@quayside/portal-core';
import {
  createFakeBrowser,
  createManualClock,
  settlePromises,
  type FakeBrowser,
  type ManualClock,
} from '@quayside/portal-core/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { internetOffer, leedsSites } from '../quotes.fixtures.ts';
import { createQuoteEditor } from './createQuoteEditor.ts';
import type { QuoteEditor, QuoteEditorPorts, QuoteEditorState } from './quoteEditorState.ts';
import type { SavedQuote } from './quoteDraft.ts';

const options = internetOffer.defaults;
let clock: ManualClock;
let browser: FakeBrowser;
let stored: SavedQuote;
let ports: {
  [Port in 'load' | 'saveOptions' | 'saveSites']: ReturnType<typeof vi.fn<QuoteEditorPorts[Port]>>;
};
let editor: QuoteEditor;

function bump(change: Partial<SavedQuote>, etag: string): string {
  if (etag !== stored.etag) throw new HttpStatusError(412, null, 'Somebody was faster.');
  stored = { ...stored, ...change, etag: `"${Number(etag.slice(1, -1)) + 1}"` };
  return stored.etag;
}

function ready(): Extract<QuoteEditorState, { status: 'ready' }> {
  const state = editor.getSnapshot();
  if (state.status !== 'ready') throw new Error(`The editor is ${state.status}.`);
  return state;
}

const removeFirst = (): void => editor.change((draft) => ({ ...draft, sites: draft.sites.slice(1) }));
const ids = (sites: readonly { id: string }[]): string => sites.map(({ id }) => id).join(' ');

beforeEach(async () => {
  clock = createManualClock();
  browser = createFakeBrowser();
  stored = { etag: '"1"', options, sites: leedsSites(3) };
  ports = {
    load: vi.fn<QuoteEditorPorts['load']>(async () => stored),
    saveOptions: vi.fn<QuoteEditorPorts['saveOptions']>(async (next, etag) => bump({ options: next }, etag)),
    saveSites: vi.fn<QuoteEditorPorts['saveSites']>(async (sites, etag) => bump({ sites }, etag)),
  };
  editor = createQuoteEditor({ platform: { clock, browser }, ...ports });
  editor.start();
  await settlePromises();
});

describe('the editor of a quote', () => {
  it('Several changes in a row are saved together, a moment after the last [QUOTE-11]', async () => {
    removeFirst();
    await clock.advance(400);
    removeFirst();
    await clock.advance(400);
    expect(ready().save.status).toBe('unsaved');
    await clock.advance(200);
    expect(ports.saveSites).toHaveBeenCalledTimes(1);
    expect(ids(stored.sites)).toBe('S3');
    expect(ready().save.status).toBe('saved');
  });

  it('A change with a longer delay can be taken back before anything is sent [QUOTE-10]', async () => {
    const before = ready().draft;
    editor.change((draft) => ({ ...draft, sites: draft.sites.slice(1) }), 8_000);
    await clock.advance(7_900);
    editor.change(() => before);
    await clock.advance(10_000);
    expect(ports.saveSites).not.toHaveBeenCalled();
    expect(ready().save.status).toBe('saved');
  });

  it('Options and sites are saved one after the other, each with the version of the one before [QUOTE-11]', async () => {
    editor.change((draft) => ({ options: { ...options, termsMonths: [60] }, sites: draft.sites.slice(1) }));
    expect(await editor.flush()).toMatchObject({ etag: '"3"' });
    expect(ports.saveOptions.mock.calls[0]?.[1]).toBe('"1"');
    expect(ports.saveSites.mock.calls[0]?.[1]).toBe('"2"');
  });

  it('A change while a save is in flight is saved after it [QUOTE-11]', async () => {
    ports.saveSites.mockImplementationOnce(async (sites, etag) => {
      removeFirst();
      return bump({ sites }, etag);
    });
    removeFirst();
    await editor.flush();
    expect(ports.saveSites.mock.calls.map(([, etag]) => etag)).toEqual(['"1"', '"2"']);
    expect(ids(stored.sites)).toBe('S3');
  });

  it('Options that cannot be priced are not sent, but sites are [QUOTE-24]', async () => {
    editor.change((draft) => ({ options: { ...options, termsMonths: [] }, sites: draft.sites.slice(1) }));
    expect(await editor.flush()).toBeNull();
    expect(ports.saveOptions).not.toHaveBeenCalled();
    expect(ids(stored.sites)).toBe('S2 S3');
    expect(ready().draft.options.termsMonths).toEqual([]);
  });

  it('A failed save keeps the draft, and the next one sends it [QUOTE-11]', async () => {
    ports.saveSites.mockRejectedValueOnce(new NetworkError('Played by the test.'));
    removeFirst();
    expect(await editor.flush()).toBeNull();
    expect(ready().save.status).toBe('failed');
    expect(ids(ready().draft.sites)).toBe('S2 S3');
    expect(await editor.flush()).not.toBeNull();
    expect(ids(stored.sites)).toBe('S2 S3');
  });

  it('A problem that the server finds names its subject [QUOTE-11]', async () => {
    const errors = [{ pointer: '/items/0/address', code: 'gone', detail: 'There is no such address.' }];
    const problem = {
      type: 'about:blank',
      title: 'Invalid',
      status: 422,
      message: 'Check the sites.',
      errors,
    };
    ports.saveSites.mockRejectedValueOnce(new HttpStatusError(422, problem, 'Invalid'));
    removeFirst();
    await editor.flush();
    expect(ready().save).toMatchObject({
      status: 'failed',
      message: 'Check the sites.',
      problems: [{ pointer: '/items/0/address', message: 'There is no such address.' }],
    });
  });

  it('Another user’s version stops saving until the user has decided [QUOTE-12]', async () => {
    stored = { ...stored, etag: '"5"', sites: leedsSites(4) };
    removeFirst();
    expect(await editor.flush()).toBeNull();
    expect(ready().save.status).toBe('conflict');
    removeFirst();
    await clock.advance(5_000);
    expect(ports.saveSites).toHaveBeenCalledTimes(1);
    editor.resolve({ options, sites: leedsSites(4).slice(1) });
    await clock.advance(0);
    expect(ids(stored.sites)).toBe('S2 S3 S4');
    expect(ready().save.status).toBe('saved');
  });

  it('A save whose response was lost is not a conflict with oneself [QUOTE-12]', async () => {
    ports.saveSites.mockImplementationOnce(async (sites, etag) => {
      bump({ sites }, etag);
      throw new NetworkError('Played by the test.');
    });
    removeFirst();
    await editor.flush();
    await editor.flush();
    expect(ready().save.status).toBe('saved');
    expect(ids(stored.sites)).toBe('S2 S3');
  });

  it('Unsaved work that a tab kept is saved, and can be discarded [QUOTE-14]', async () => {
    removeFirst();
    const kept = editor.readUnsaved();
    if (kept === undefined) throw new Error('Nothing is unsaved.');
    editor.stop();
    const next = createQuoteEditor({ platform: { clock, browser }, ...ports });
    next.restore(kept);
    next.start();
    await clock.advance(1_000);
    expect(ids(stored.sites)).toBe('S2 S3');
    next.discard();
    await clock.advance(1_000);
    expect(ids(stored.sites)).toBe('S1 S2 S3');
    expect(next.readUnsaved()).toBeUndefined();
  });

  it('Unsaved work for an older version is compared with the present one [QUOTE-14]', async () => {
    removeFirst();
    const kept = editor.readUnsaved();
    if (kept === undefined) throw new Error('Nothing is unsaved.');
    stored = { ...stored, etag: '"5"', sites: leedsSites(4) };
    const next = createQuoteEditor({ platform: { clock, browser }, ...ports });
    next.restore(kept);
    next.start();
    await clock.advance(1_000);
    expect(next.getSnapshot()).toMatchObject({ status: 'ready', save: { status: 'conflict' } });
    expect(next.readUnsaved()).toEqual(kept);
    expect(ids(stored.sites)).toBe('S1 S2 S3 S4');
  });

  it('The id of a removed site is not used again [QUOTE-10]', () => {
    editor.change((draft) => ({ ...draft, sites: draft.sites.slice(0, 2) }));
    expect(editor.newIds(2)).toEqual(['S4', 'S5']);
    expect(editor.newIds(1)).toEqual(['S6']);
  });
});
