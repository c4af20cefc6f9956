import { expect, it } from 'vitest';
import { HttpStatusError, NetworkError } from '../base/errors/errors.ts';
import { createMaintenance } from '../maintenance/createMaintenance.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { createToasts } from './createToasts.ts';
import { tellFailure } from './tellFailure.ts';

const toast = { tone: 'critical', text: 'The report could not be opened.' } as const;
const outage = { status: 503, path: '/core/rest/reports', retryAfterMs: 0 } as const;

it.each([
  ['takes the place of the notice of its outage', new HttpStatusError(503, null, 'x'), true],
  ['leaves the notice of another outage alone', new HttpStatusError(500, null, 'x'), false],
  ['leaves the notice alone when the network failed', new NetworkError('x'), false],
])('A failure that is told %s [TOOL-9]', (_name, error, dismissed) => {
  const maintenance = createMaintenance({}, { clock: createManualClock() });
  const toasts = createToasts();
  maintenance.report(outage);
  tellFailure({ toasts, maintenance }, toast, error);
  expect(toasts.getSnapshot().toasts).toMatchObject([{ ...toast, count: 1 }]);
  expect(maintenance.getSnapshot()).toEqual({ status: 'notice', dismissed });
});

it('A failure is told where the portal has no maintenance service, and passes where it has no toasts', () => {
  const toasts = createToasts();
  const error = new HttpStatusError(503, null, 'x');
  tellFailure({ toasts }, toast, error);
  expect(toasts.getSnapshot().toasts).toHaveLength(1);
  expect(() => tellFailure({}, toast, error)).not.toThrow();
});
