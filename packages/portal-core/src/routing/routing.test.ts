import { describe, expect, it, vi } from 'vitest';
import { createPathReset } from './createPathReset.ts';
import { pageTitle } from './pageTitle.ts';
import { isLiveChatPath, leavesChangeRequest } from './paths.ts';

it.each([
  ['Support', 'Support | Quayside'],
  ['Access denied', 'Access denied | Quayside'],
  ['Quayside', 'Quayside'],
  ['', 'Quayside'],
  ['  ', 'Quayside'],
  [' Voice ', 'Voice | Quayside'],
])('the page %j is titled %j [TITLE-1, TITLE-2, TITLE-3]', (name, title) => {
  expect(pageTitle(name, 'Quayside')).toBe(title);
});

it.each([
  ['/support/cases', true],
  ['/support/cases/00012345', true],
  ['/services/provisioning-cases/7', true],
  ['/services/provisioning-cases', true],
  ['/Support/Cases/00012345', true],
  ['/support', false],
  ['/support/casesheets', false],
  ['/services/my-provisioning-cases-x', false],
  ['/new-support-case', false],
  ['/', false],
])('the chat may be at %s: %s [ROUTE-13, CHAT-5]', (pathname, expected) => {
  expect(isLiveChatPath(pathname)).toBe(expected);
});

describe('what is kept of a change request', () => {
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
  ])('from %s to %s is reset: %s [ROUTE-14]', (from, to, expected) => {
    expect(leavesChangeRequest(from, to)).toBe(expected);
    const reset = vi.fn<() => void>();
    const { visit } = createPathReset(leavesChangeRequest, reset);
    visit(from);
    expect(reset).not.toHaveBeenCalled();
    visit(to);
    visit(to);
    expect(reset).toHaveBeenCalledTimes(expected ? 1 : 0);
  });
});
