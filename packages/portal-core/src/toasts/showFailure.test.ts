import { expect, it } from 'vitest';
import { HttpStatusError, NetworkError } from '../base/errors/errors.ts';
import { createMaintenance } from '../maintenance/createMaintenance.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { createToasts } from './createToasts.ts';
import { showFailure } from './showFailure.ts';

const toast = { tone: 'critical', text: 'The report could not be opened.' } as const;
const outage = { status: 503, path: '/core/rest/reports', retryAfterMs: 0 } as const;

it.each([
  ['from an outage dismisses the outage notice', new HttpStatusError(503, null, 'x'), true],
  ['that is no outage leaves the outage notice open', new HttpStatusError(500, null, 'x'), false],
  ['of the network leaves the outage notice open', new NetworkError('x'), false],
])('showFailure adds a toast; a failure %s [TOOL-9]', (_name, error, dismissed) => {
  const maintenance = createMaintenance({}, { clock: createManualClock() });
  const toasts = createToasts();
  maintenance.report(outage);
  showFailure({ toasts, maintenance }, toast, error);
  expect(toasts.getSnapshot().toasts).toMatchObject([{ ...toast, count: 1 }]);
  expect(maintenance.getSnapshot()).toEqual({ status: 'notice', dismissed });
});
