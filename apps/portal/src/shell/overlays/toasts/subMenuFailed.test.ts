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
const message = 'We couldn’t load Resources. Open the menu to try again.';

function setUp() {
  const clock = createManualClock();
  const maintenance = createMaintenance({}, { clock });
  const toasts = createToasts();
  watchMaintenance(maintenance, { toasts, clock });
  const titles = (): string[] => toasts.getSnapshot().toasts.map(({ title, text }) => title ?? text);
  const show = (status: number): void =>
    showSubMenuFailed(
      { toasts, maintenance },
      parent,
      new HttpStatusError(status, null, 'The test failed this call.'),
    );
  return { clock, maintenance, toasts, titles, show };
}

it('A toast reports a sub-menu that failed to load until it is opened again [NAV-13]', () => {
  const { toasts, titles, show } = setUp();
  show(500);
  expect(titles()).toEqual([message]);
  dismissSubMenuFailed({ toasts }, parent.id);
  expect(titles()).toEqual([]);
  show(500);
  expect(toasts.getSnapshot().toasts).toMatchObject([{ tone: 'caution', count: 1 }]);
});

it('The toast of a sub-menu is not shown next to the toast of its outage, but is for another failure or once that toast is dismissed [NAV-13]', async () => {
  const { clock, maintenance, toasts, titles, show } = setUp();
  maintenance.report(outage);
  show(503);
  expect(titles()).toEqual([]);
  await clock.advance(300);
  show(503);
  expect(titles()).toEqual([notice]);
  show(500);
  expect(titles()).toEqual([notice, message]);
  toasts.clear();
  show(503);
  expect(titles()).toEqual([message]);
});
