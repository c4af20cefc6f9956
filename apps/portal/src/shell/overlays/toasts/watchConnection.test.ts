import { createFakeBrowser } from '@quayside/portal-core/testing';
import { createToasts } from '@quayside/portal-core/toasts';
import { expect, it } from 'vitest';
import { watchConnection } from './watchConnection.ts';

it('A toast says that the device is offline until it is online again [HTTP-11]', () => {
  const browser = createFakeBrowser();
  const toasts = createToasts();
  watchConnection(browser, toasts);
  browser.setOnline(false);
  expect(toasts.getSnapshot().toasts).toMatchObject([{ title: 'You are offline', lasting: true }]);
  browser.setOnline(true);
  expect(toasts.getSnapshot().toasts).toEqual([]);
});

it('A browser that calls the device offline from the start, as with some VPNs, causes no toast [HTTP-11]', () => {
  const browser = createFakeBrowser();
  const toasts = createToasts();
  browser.setOnline(false);
  watchConnection(browser, toasts);
  expect(toasts.getSnapshot().toasts).toEqual([]);
});
