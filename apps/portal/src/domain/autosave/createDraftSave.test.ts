import { HttpStatusError } from '@quayside/portal-core';
import { createFakeBrowser, createManualClock } from '@quayside/portal-core/testing';
import { expect, it, vi } from 'vitest';
import { createDraftSave } from './createDraftSave.ts';

interface Draft {
  readonly etag: string;
  readonly updatedAt: string;
  readonly name: string;
  readonly note: string;
}

const stored: Draft = { etag: '"3"', updatedAt: '2026-11-21T09:42:00Z', name: 'Leeds', note: '' };
const toChange = ({ name, note }: Draft) => ({ name, note });
const loaded = toChange(stored);
const named = (name: string) => ({ ...loaded, name });

function start(respond: (name: string) => Promise<Draft>) {
  const clock = createManualClock();
  const sent = vi.fn<(change: { name?: string }, etag: string) => Promise<Draft>>(async ({ name = '' }) =>
    respond(name),
  );
  const platform = { clock, browser: createFakeBrowser() };
  const ports = { platform, send: sent, read: async () => stored, toChange, isOpen: () => true };
  return { clock, sent, save: createDraftSave(stored, ports) };
}

const accept = async (name: string): Promise<Draft> => ({ ...stored, name, etag: `"${name}"` });

it('Only the changed fields are sent, after a pause in typing [ORDER-6]', async () => {
  const { clock, sent, save } = start(accept);
  save.change(named('A'));
  save.change(named('AB'));
  expect(save.getSnapshot().status).toBe('unsaved');
  await clock.advance(800);
  expect(sent.mock.calls).toEqual([[{ name: 'AB' }, '"3"']]);
  expect(save.getSnapshot().status).toBe('saved');
});

it('A change during a save is saved next, with the new version [ORDER-6]', async () => {
  const { sent, save } = start(accept);
  save.change(named('A'));
  const flushed = save.flush();
  save.change(named('AB'));
  await expect(flushed).resolves.toBe(true);
  expect(sent.mock.calls).toEqual([
    [{ name: 'A' }, '"3"'],
    [{ name: 'AB' }, '"A"'],
  ]);
});

it('A change that restores the saved values is not sent [ORDER-6]', async () => {
  const { clock, sent, save } = start(accept);
  save.change(named('A'));
  save.change(loaded);
  await clock.advance(5000);
  expect(sent).not.toHaveBeenCalled();
  expect(save.getSnapshot().status).toBe('saved');
});

it('A save that failed is tried again with the next change, and is unsaved until then [ORDER-7]', async () => {
  let isDown = true;
  const { clock, save } = start(async (name) => {
    if (isDown) throw new HttpStatusError(500, null, 'Failed with 500.');
    return accept(name);
  });
  save.change(named('A'));
  await expect(save.flush()).resolves.toBe(false);
  expect(save.getSnapshot()).toEqual({ status: 'failed', isOffline: false });
  expect(save.readUnsaved()).toEqual({ etag: '"3"', change: named('A') });
  isDown = false;
  save.change(named('AB'));
  await clock.advance(800);
  expect(save.getSnapshot().status).toBe('saved');
  expect(save.readUnsaved()).toBeUndefined();
});

it('After a conflict nothing is sent until the user decides [ORDER-6]', async () => {
  const { clock, sent, save } = start(async () => {
    throw new HttpStatusError(412, null, 'Failed with 412.');
  });
  save.change(named('A'));
  await save.flush();
  expect(save.getSnapshot()).toMatchObject({ status: 'conflict', theirs: { name: 'Leeds' } });
  save.change(named('AB'));
  await clock.advance(5000);
  expect(sent).toHaveBeenCalledOnce();
  save.resolve('theirs');
  expect(save.getSnapshot().status).toBe('saved');
  expect(save.readUnsaved()).toBeUndefined();
});
