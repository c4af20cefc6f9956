import { HttpStatusError } from '@quayside/portal-core';
import { createMaintenance } from '@quayside/portal-core/maintenance';
import { createManualClock } from '@quayside/portal-core/testing';
import { createToasts } from '@quayside/portal-core/toasts';
import { expect, it } from 'vitest';
import { tellSubMenuFailed, withdrawSubMenuFailed } from './tellSubMenuFailed.ts';
import { watchMaintenance } from './watchMaintenance.ts';

const outage = {
  status: 503,
  path: '/core/rest/navigation/apollo/items/Resources',
  retryAfterMs: 0,
} as const;
const notice = 'Part of the portal is not available';
const parent = { id: '4:Resources', name: 'Resources' };
const words = 'Resources could not be loaded. Open it again to retry.';

function setUp() {
  const clock = createManualClock();
  const maintenance = createMaintenance({}, { clock });
  const toasts = createToasts();
  watchMaintenance(maintenance, { toasts, clock });
  const told = (): string[] => toasts.getSnapshot().toasts.map(({ title, text }) => title ?? text);
  const tell = (status: number): void =>
    tellSubMenuFailed(
      { toasts, maintenance },
      parent,
      new HttpStatusError(status, null, 'Played by the test.'),
    );
  return { clock, maintenance, toasts, told, tell };
}

it('a sub-menu that could not be loaded is told of until it is opened again [NAV-13]', () => {
  const { toasts, told, tell } = setUp();
  tell(500);
  expect(told()).toEqual([words]);
  withdrawSubMenuFailed({ toasts }, parent.id);
  expect(told()).toEqual([]);
  tell(500);
  expect(toasts.getSnapshot().toasts).toMatchObject([{ tone: 'caution', count: 1 }]);
});

it('beside the notice of its outage nothing is told of it, but of another failure is, and once that notice was read [NAV-13]', async () => {
  const { clock, maintenance, toasts, told, tell } = setUp();
  maintenance.report(outage);
  tell(503);
  expect(told()).toEqual([]);
  await clock.advance(300);
  tell(503);
  expect(told()).toEqual([notice]);
  tell(500);
  expect(told()).toEqual([notice, words]);
  toasts.clear();
  tell(503);
  expect(told()).toEqual([words]);
});
