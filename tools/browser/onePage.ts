import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { page } from 'vitest/browser';
import { takeBareTexts, watchBareTexts } from './bareTexts.ts';

/**
 * All files of the browser tests run in one page, so that its code loads once. Each file begins with the same address, window, styles
 * and attributes of the root, and fails if it leaves an element, or React waiting for `act`, behind for the next. Each test fails if the browser's
 * translation would break what it drew.
 */

const root = document.documentElement;
const { href } = location;
let stopWatching: () => void;

beforeAll(async () => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  root.lang = 'en';
  await page.viewport(414, 896);
  stopWatching = watchBareTexts();
});

afterEach(() => {
  const problems = takeBareTexts();
  if (problems.length > 0)
    throw new Error(`Put each of these texts in an element of its own: React ${problems.join('; ')}`);
});

afterAll(() => {
  stopWatching();
  history.replaceState(null, '', href);
  vi.unstubAllGlobals();
  const left = document.body.innerHTML;
  // The next files are not to blame.
  document.body.replaceChildren();
  if (left.trim() !== '') throw new Error(`This file left elements in the page: ${left}`);
  if (Reflect.has(globalThis, 'IS_REACT_ACT_ENVIRONMENT'))
    throw new Error('This file left IS_REACT_ACT_ENVIRONMENT set. Set it by vi.stubGlobal.');
});
