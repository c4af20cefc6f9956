import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rules that a page must meet once, so they do not apply to a frame. */
const rulesOfPages = ['landmark-one-main', 'page-has-heading-one'];

/**
 * Returns the accessibility rules that the page or a visible frame breaks, each with its elements. `disabled` rules do not
 * apply. axe runs directly in each document: its own Playwright driver takes six times as long.
 */
export function brokenRules(page: Page, ...disabled: readonly string[]): Promise<string[]> {
  return brokenIn(page, (isPart) => {
    const off = isPart ? [...disabled, ...rulesOfPages] : disabled;
    return { rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) };
  });
}

/** Returns the elements whose colours have too little contrast, on the page and in its visible frames. */
export function brokenContrast(page: Page): Promise<string[]> {
  return brokenIn(page, () => ({ runOnly: ['color-contrast'] }));
}

async function brokenIn(page: Page, optionsFor: (isPart: boolean) => RunOptions): Promise<string[]> {
  const broken: string[] = [];
  for (const frame of page.frames()) {
    const isPart = frame.parentFrame() !== null;
    if (!isPart || (await isShown(frame))) broken.push(...(await askIn(frame, optionsFor(isPart))));
  }
  return broken;
}

/** Whether the frame is visible. The frame of a silent check may be removed at any moment. */
async function isShown(frame: Frame): Promise<boolean> {
  try {
    return await (await frame.frameElement()).isVisible();
  } catch (error) {
    if (frame.isDetached()) return false;
    throw error;
  }
}

async function askIn(frame: Frame, options: RunOptions): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  return frame.evaluate(async (own) => {
    const results = await window.axe?.run(document, { iframes: false, resultTypes: ['violations'], ...own });
    if (!results) throw new Error('axe is not there.');
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}
