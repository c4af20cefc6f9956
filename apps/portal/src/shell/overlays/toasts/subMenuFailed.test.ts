import { HttpStatusError } from '@quayside/portal-core';
import { createMaintenance } from '@quayside/portal-core/maintenance';
import { createManualClock } from '@quayside/portal-core/testing';
import { createToasts } from '@quayside/portal-core/toasts';
import { expect, it } from 'vitest';
import { showSubMenuFailed, dismissSubMenuFailed } from './subMenuFailed.ts';
import { watchMaintenance } from './watchMaintenance.ts';

const outage = {
  status: 503,
  path: '/core/rest/navigation/apollo/items/Resources',
  retryAfterMs: 0,
} as const;
const notice = 'Part of the portal is unavailable';
const parent = { id: '4:Resources', name: 'Resources' };
const words = 'We couldn’t load Resources. Open the menu again to retry.';

function setUp() {
  const clock = createManualClock();
  const maintenance = createMaintenance({}, { clock });
  const toasts = createToasts();
  watchMaintenance(maintenance, { toasts, clock });
  const told = (): string[] => toasts.getSnapshot().toasts.map(({ title, text }) => title ?? text);
  const show = (status: number): void =>
    showSubMenuFailed(
      { toasts, maintenance },
      parent,
      new HttpStatusError(status, null, 'Played by the test.'),
    );
  return { clock, maintenance, toasts, told, show: show };
}

it('a sub-menu that could not be loaded is told of until it is opened again [NAV-13]', () => {
  const { toasts, told, show } = setUp();
  show(500);
  expect(told()).toEqual([words]);
  dismissSubMenuFailed({ toasts }, parent.id);
  expect(told()).toEqual([]);
  show(500);
  expect(toasts.getSnapshot().toasts).toMatchObject([{ tone: 'caution', count: 1 }]);
});

it('beside the notice of its outage nothing is told of it, but of another failure is, and once that notice was read [NAV-13]', async () => {
  const { clock, maintenance, toasts, told, show } = setUp();
  maintenance.report(outage);
  show(503);
  expect(told()).toEqual([]);
  await clock.advance(300);
  show(503);
  expect(told()).toEqual([notice]);
  show(500);
  expect(told()).toEqual([notice, words]);
  toasts.clear();
  show(503);
  expect(told()).toEqual([words]);
});
