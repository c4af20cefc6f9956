import { CancelledError, HttpStatusError } from '@quayside/portal-core';
import { createFakeBrowser, createManualClock } from '@quayside/portal-core/testing';
import { beforeEach, expect, it } from 'vitest';
import { createAutosave, type Autosave, type SaveStop } from './createAutosave.ts';

let clock: ReturnType<typeof createManualClock>;
let browser: ReturnType<typeof createFakeBrowser>;
let wanted: string;
let saved: string;
let sent: string[];
let failure: Error | null;
let found: SaveStop | 'retry';
let autosave: Autosave<SaveStop>;

beforeEach(() => {
  clock = createManualClock();
  browser = createFakeBrowser();
  wanted = saved = 'A';
  sent = [];
  failure = null;
  found = { status: 'failed' };
  autosave = createAutosave<SaveStop>(
    { pauseMs: 800 },
    {
      platform: { clock, browser },
      work: () => (wanted === saved ? 'none' : wanted === '' ? 'wait' : 'send'),
      async send() {
        sent.push(wanted);
        if (failure) throw failure;
        saved = wanted;
      },
      explain: () => found,
    },
  );
});

function change(to: string): void {
  wanted = to;
  autosave.changed();
}

it('An autosave leaves a change that cannot be sent as it is unsaved', async () => {
  change('');
  await clock.advance(5_000);
  expect([autosave.getSnapshot().status, sent]).toEqual(['unsaved', []]);
  expect(await autosave.flush()).toBe(false);
});

it('The failure of an autosave stays in sight until the next try, which a change brings', async () => {
  failure = new Error('500');
  change('B');
  await clock.advance(800);
  change('C');
  expect(autosave.getSnapshot().status).toBe('failed');
  failure = null;
  await clock.advance(800);
  expect([autosave.getSnapshot().status, sent]).toEqual(['saved', ['B', 'C']]);
});

it('The failure of an autosave that the user need not know is retried at once', async () => {
  failure = new Error('412');
  found = 'retry';
  change('B');
  const saving = autosave.flush();
  failure = null;
  expect(await saving).toBe(true);
  expect(sent).toEqual(['B', 'B']);
});

it('An autosave in a conflict sends no change until the user resolves it', async () => {
  autosave.hold({ status: 'conflict' });
  change('B');
  await clock.advance(5_000);
  expect(await autosave.flush()).toBe(false);
  expect(sent).toEqual([]);
  expect(await autosave.resume()).toBe(true);
  expect(sent).toEqual(['B']);
});

it('An autosave that a sign-out cancels is no failure', async () => {
  failure = new CancelledError('session-over');
  change('B');
  expect(await autosave.flush()).toBe(false);
  expect(autosave.getSnapshot().status).toBe('unsaved');
});

it('A stopped autosave sends nothing', async () => {
  change('B');
  expect(autosave.stop()).toBe(true);
  await clock.advance(5_000);
  expect([autosave.stop(), sent]).toEqual([false, []]);
});

it('An autosave sends a failed save again once the device is online, and not after the page was left [QUOTE-11]', async () => {
  failure = new Error('offline');
  wanted = 'B';
  browser.setOnline(false);
  await autosave.flush();
  expect(sent).toEqual(['B']);
  failure = null;
  browser.setOnline(true);
  await autosave.flush();
  expect(sent).toEqual(['B', 'B']);
  expect(autosave.getSnapshot().status).toBe('saved');

  failure = new Error('offline');
  wanted = 'C';
  browser.setOnline(false);
  await autosave.flush();
  autosave.stop();
  browser.setOnline(true);
  expect(sent).toEqual(['B', 'B', 'C']);
});

it('A save that the server refused is not sent again when the device comes online [QUOTE-11]', async () => {
  failure = new HttpStatusError(422, null, 'Too long.');
  found = { status: 'failed', error: failure };
  change('B');
  await autosave.flush();
  browser.setOnline(false);
  browser.setOnline(true);
  await clock.advance(5_000);
  expect([autosave.getSnapshot().status, sent]).toEqual(['failed', ['B']]);
});

it('What was typed during a save for which the user has no right any more is not sent without the user [QUOTE-11]', async () => {
  failure = new HttpStatusError(403, null, 'No right.');
  found = { status: 'failed', error: failure };
  change('B');
  const saving = autosave.flush();
  change('C');
  await saving;
  await clock.advance(5_000);
  expect([wanted, sent]).toEqual(['C', ['B']]);
});
