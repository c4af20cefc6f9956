import { expect, it } from 'vitest';
import { readServiceTab, writeServiceTab } from './serviceTabs.ts';

it.each([
  ['', 'overview'],
  ['tab=contract', 'contract'],
  ['tab=prices', 'overview'],
])('The address "%s" shows the tab %s [SVC-3]', (query, tab) => {
  expect(readServiceTab(new URLSearchParams(query))).toBe(tab);
});

it('The address of the first tab has no query [SVC-3]', () => {
  expect(String(writeServiceTab('overview'))).toBe('');
  expect(String(writeServiceTab('cases'))).toBe('tab=cases');
});
