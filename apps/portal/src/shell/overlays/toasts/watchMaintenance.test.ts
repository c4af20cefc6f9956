import { createMaintenance, type Maintenance } from '@quayside/portal-core/maintenance';
import { createManualClock, type ManualClock } from '@quayside/portal-core/testing';
import { createToasts, type Toasts } from '@quayside/portal-core/toasts';
import { beforeEach, describe, expect, it } from 'vitest';
import { watchMaintenance } from './watchMaintenance.ts';

const outage = { status: 503, path: '/core/rest/documents', retryAfterMs: 0 } as const;
const notice = 'Part of the portal is unavailable';

let clock: ManualClock;
let maintenance: Maintenance;
let toasts: Toasts;

const told = (): string[] => toasts.getSnapshot().toasts.map(({ title, text }) => title ?? text);

beforeEach(() => {
  clock = createManualClock();
  maintenance = createMaintenance({}, { clock });
  toasts = createToasts();
  watchMaintenance(maintenance, { toasts, clock });
});

describe('the notice of an outage', () => {
  it('is told where the page lives on, without a word of what still works [ERR-3, ERR-7]', async () => {
    maintenance.report(outage);
    await clock.advance(300);
    expect(told()).toEqual([notice]);
    expect(toasts.getSnapshot().toasts[0]?.text).not.toMatch(/as usual|everything else|the rest/i);
    maintenance.restored();
    expect(told()).toEqual([]);
  });

  it('is never told beside the screen of a page that can’t live without the call [ERR-7]', async () => {
    const seen: string[][] = [];
    toasts.subscribe(() => seen.push(told()));
    maintenance.report(outage);
    const release = maintenance.block(async () => undefined);
    await clock.advance(10_000);
    expect(seen).toEqual([]);
    // The page is left, and the service is still down.
    release();
    await clock.advance(300);
    expect(told()).toEqual([notice]);
  });

  it('is not told of what was over at once', async () => {
    maintenance.report(outage);
    maintenance.restored();
    await clock.advance(10_000);
    expect(told()).toEqual([]);
  });
});
