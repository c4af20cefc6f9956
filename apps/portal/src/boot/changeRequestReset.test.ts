import { expect, it, vi } from 'vitest';
import { createChangeRequestReset } from './changeRequestReset.ts';

const detail = '/services/change-requests/CR-7';
const list = '/services/change-requests';
const dashboard = '/services/change-requests/dashboard';

it.each([
  [detail, list, true],
  [detail, `${list}/`, true],
  [detail, dashboard, true],
  [`${detail}/edit`, list, true],
  ['/Services/Change-Requests/CR-7', '/Services/Change-Requests', true],
  [detail, '/services/change-requests/CR-8', false],
  [detail, '/services', false],
  [detail, '/my/change-requests-archive', false],
  [list, dashboard, false],
  [dashboard, list, false],
  [`${list}/`, dashboard, false],
  ['/services', list, false],
])('Navigating from %s to %s resets the change requests: %s [ROUTE-14]', (from, to, expected) => {
  const reset = vi.fn<() => void>();
  const { visit } = createChangeRequestReset(reset);
  visit(from);
  expect(reset).not.toHaveBeenCalled();
  visit(to);
  visit(to);
  expect(reset).toHaveBeenCalledTimes(expected ? 1 : 0);
});
