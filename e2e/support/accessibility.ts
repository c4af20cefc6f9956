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

/** What a page needs once, wherever on it; a frame is a part of one. */
const rulesOfPages = ['landmark-one-main', 'page-has-heading-one'];

/**
 * The accessibility rules that the page breaks, or a document that is shown in it, each with the elements that break it; but
 * for those that do not apply. A document is asked once for all that is on it: axe's own driver takes six times as long.
 */
export async function brokenRules(page: Page, ...disabled: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const frame of page.frames()) {
    const isPart = frame.parentFrame() !== null;
    if (!isPart || (await isShown(frame)))
      broken.push(...(await askIn(frame, isPart ? [...disabled, ...rulesOfPages] : disabled)));
  }
  return broken;
}

async function isShown(frame: Frame): Promise<boolean> {
  const element = await frame.frameElement();
  return element.isVisible();
}

async function askIn(frame: Frame, disabled: readonly string[]): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  return frame.evaluate(async (off) => {
    const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
    const results = await window.axe?.run(document, { iframes: false, resultTypes: ['violations'], rules });
    if (!results) throw new Error('axe is not there.');
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, disabled);
}
