import { createMaintenance, type Maintenance } from '@quayside/portal-core/maintenance';
import { createManualClock, type ManualClock } from '@quayside/portal-core/testing';
import { createToasts, type Toasts } from '@quayside/portal-core/toasts';
import { beforeEach, expect, it } from 'vitest';
import { watchMaintenance } from './watchMaintenance.ts';

const outage = { status: 503, path: '/core/rest/documents', retryAfterMs: 0 } as const;
const notice = 'Part of the portal is unavailable';

let clock: ManualClock;
let maintenance: Maintenance;
let toasts: Toasts;

const titles = (): string[] => toasts.getSnapshot().toasts.map(({ title, text }) => title ?? text);

beforeEach(() => {
  clock = createManualClock();
  maintenance = createMaintenance({}, { clock });
  toasts = createToasts();
  watchMaintenance(maintenance, { toasts, clock });
});

it('The toast of an outage is shown when the page still works, and names no other page that works [ERR-3, ERR-7]', async () => {
  maintenance.report(outage);
  await clock.advance(300);
  expect(titles()).toEqual([notice]);
  expect(toasts.getSnapshot().toasts[0]?.text).not.toMatch(/as usual|everything else|the rest/i);
  maintenance.restored();
  expect(titles()).toEqual([]);
});

it('The toast of an outage is not shown next to the Unavailable screen [ERR-7]', async () => {
  const seen: string[][] = [];
  toasts.subscribe(() => seen.push(titles()));
  maintenance.report(outage);
  const release = maintenance.block(async () => undefined);
  await clock.advance(10_000);
  expect(seen).toEqual([]);
  // The user leaves the page while the service is still down.
  release();
  await clock.advance(300);
  expect(titles()).toEqual([notice]);
});

it('The toast of an outage is not shown when the service is back at once', async () => {
  maintenance.report(outage);
  maintenance.restored();
  await clock.advance(10_000);
  expect(titles()).toEqual([]);
});
