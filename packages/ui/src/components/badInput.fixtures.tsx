import fc from 'fast-check';
import type { JSX, ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { QuaysideProvider } from '../theme/QuaysideProvider.tsx';

/** Data that a server might send by mistake or with malice, and checks for a page that shows it. */

declare global {
  interface Window {
    /** Set by hostile text that managed to run. */
    hasRun?: boolean;
  }
}

const hostileTexts = [
  '<img src=x onerror="window.hasRun=true">',
  '<script>window.hasRun=true</script>',
  '"><svg onload=window.hasRun=true>',
  '<iframe srcdoc="<script>parent.hasRun=true</script>"></iframe>',
  '<a href="javascript:window.hasRun=true">click</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hasRun=true>',
  '$& {label} {0} %s ${x}',
  '__proto__',
];

const strangeTexts = [
  '',
  ' ',
  '\u200B\u00AD',
  'مراكز البيانات والخدمات السحابية',
  '\u202Eesrever',
  '👩‍👩‍👧‍👦🏴‍☠️',
  'Z̸̧͙̩̺̼̦a̶l̴g̵o̷'.repeat(8),
  '\u0000\u0007\u001B[31m',
  'two\nlines\r\n\tand a tab',
  '\uD800',
  'ﷺ'.repeat(20),
];

// Wider than any window. Longer ones only take longer to lay out.
const hugeTexts = ['x'.repeat(1_000), 'word '.repeat(400), 'ا'.repeat(1_000)];

/** Texts of all kinds. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts, ...strangeTexts) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...hugeTexts) },
);

/** Values in place of a text, a list or an object. */
export const anyMistake: fc.Arbitrary<unknown> = fc.constantFrom(
  null,
  undefined,
  0,
  17,
  Number.NaN,
  true,
  false,
  {},
  [],
  [null],
  'text',
  { toString: null },
);

/** Valid, invalid and unsafe addresses. */
export const anyAddress: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    '/services',
    '?page=2',
    '#top',
    'https://status.example.com',
    'mailto:noc@quayside.example',
    'javascript:window.hasRun=true',
    ' JaVaScRiPt:window.hasRun=true',
    'java\tscript:window.hasRun=true',
    '\u0001javascript:window.hasRun=true',
    'javascript://%0Awindow.hasRun=true',
    'data:text/html,<script>parent.hasRun=true</script>',
    'vbscript:x',
    'blob:https://quayside.example/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://[',
    `/${'x'.repeat(1_000)}`,
  ),
  anyText,
  anyMistake,
);

/** The value, or something that its type does not allow. */
export function perhaps<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  const mistake: fc.Arbitrary<unknown> = anyMistake;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- to break the types is what it is for
  return fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: mistake as fc.Arbitrary<Value> });
}

let root: Root | undefined;
let host: HTMLElement | undefined;
const consoleErrors: string[] = [];

/** Renders an element as the page, and records every error and console message from then on. */
export async function show(drawing: ReactElement): Promise<void> {
  clear();
  consoleErrors.length = 0;
  vi.spyOn(console, 'error').mockImplementation(
    (...words) => void consoleErrors.push(words.map(String).join(' ')),
  );
  const complain = (error: unknown): void => void consoleErrors.push(String(error));
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host, {
    onUncaughtError: complain,
    onCaughtError: complain,
    onRecoverableError: complain,
  });
  flushSync(() => root?.render(<Provided>{drawing}</Provided>));
  await painted();
}

function Provided({ children }: { children: ReactElement }): JSX.Element {
  return <QuaysideProvider>{children}</QuaysideProvider>;
}

/** Unmounts the page. */
export function clear(): void {
  root?.unmount();
  host?.remove();
  root = undefined;
  vi.restoreAllMocks();
}

/** Resolves after the next paint, when animations have ended. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
      setTimeout(resolve);
    });
  });
}

/** Asserts that nothing threw, no hostile text ran or became markup, and no link is unsafe. */
export function expectHarmless(): void {
  expect(consoleErrors).toEqual([]);
  expect(window.hasRun).toBeUndefined();
  expect(document.body.querySelector('script, iframe, object, embed, [onload], [onerror]')).toBeNull();
  for (const link of document.body.querySelectorAll('a')) {
    const address = link.getAttribute('href');
    if (address === null) continue;
    const url = URL.parse(address, document.baseURI);
    if (url === null) continue;
    expect(['http:', 'https:', 'mailto:', 'tel:'], `the scheme of ${address}`).toContain(url.protocol);
    const staysHere = url.host === window.location.host || /^[a-z]+:/iu.test(address.trim());
    expect(staysHere, `${address} stays on this site, or says that it does not`).toBe(true);
  }
}

/** Asserts that the page does not scroll sideways. A browser may round a line of text up by a pixel. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'the page does not scroll sideways').toBeLessThanOrEqual(clientWidth + 1);
}

/** Asserts that the content of `box` neither overflows nor scrolls sideways. */
export function expectWithin(box: Element): void {
  const { left, right } = box.getBoundingClientRect();
  expect(box.scrollWidth, 'a box does not scroll sideways').toBeLessThanOrEqual(box.clientWidth);
  for (const part of box.querySelectorAll('a, button, p, strong, span')) {
    const inner = part.getBoundingClientRect();
    if (inner.width <= 1) continue;
    expect(inner.left, 'nothing is drawn before its box').toBeGreaterThanOrEqual(left - 1);
    expect(inner.right, 'nothing is drawn after its box').toBeLessThanOrEqual(right + 1);
  }
}
