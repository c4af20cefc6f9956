import { afterAll, beforeAll, vi } from 'vitest';
import { page } from 'vitest/browser';

/**
 * All files of the browser tests run in one page, so that its code loads once. Each file begins with the same address, window, styles
 * and attributes of the root, and fails if it leaves an element, or React waiting for `act`, behind for the next.
 */

const root = document.documentElement;
const { href } = location;

beforeAll(async () => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  root.lang = 'en';
  await page.viewport(414, 896);
});

afterAll(() => {
  history.replaceState(null, '', href);
  vi.unstubAllGlobals();
  if (document.body.childElementCount > 0)
    throw new Error(`This file left elements in the page: ${document.body.innerHTML}`);
  if (Reflect.has(globalThis, 'IS_REACT_ACT_ENVIRONMENT'))
    throw new Error('This file left IS_REACT_ACT_ENVIRONMENT set. Set it by vi.stubGlobal.');
});
