import { type Page, test as base } from '@playwright/test';
import type { Inspection, Shown, Stage } from '../../../.storybook/stage/Stage.ts';
import { startStage } from '../../../scripts/lib/stories/stage.ts';
import { type Mode, type ModeOptions, modes } from './modes.ts';

declare global {
  interface Window {
    stage: Stage;
  }
}

/** A page with the stage, in one mode; stories come and go on it without a reload. */
export interface StagePage {
  page: Page;
  /** Draws a story as the mode says and answers with all that is wrong with it, a line each. */
  problemsOf: (id: string) => Promise<string[]>;
  /** What is wrong with the page as it stands. */
  inspect: () => Promise<Inspection>;
}

/** Playwright's test with a stage of its own a worker, in the mode of its project. */
export const test = base.extend<object, ModeOptions & { stage: StagePage }>({
  mode: [modes[0] as Mode, { option: true, scope: 'worker' }],
  stage: [
    async ({ browser, mode }, use) => {
      const { origin, stop } = await startStage();
      const { viewport, media, globals, textPercent = 100 } = mode;
      const page = await browser.newPage({ viewport });
      await page.emulateMedia(media);
      await page.goto(`${origin}/?language=${globals['language'] ?? 'en'}&text=${textPercent}`);
      await page.waitForFunction(() => 'stage' in window);
      await use({
        page,
        problemsOf: (id) => problemsOf(page, mode, id),
        inspect: () => page.evaluate(() => window.stage.inspect()),
      });
      await page.close();
      stop();
    },
    { scope: 'worker' },
  ],
});

export const { expect } = base;

async function problemsOf(page: Page, mode: Mode, id: string): Promise<string[]> {
  const wishes = mode.ownViewport ? await page.evaluate((story) => window.stage.wishes(story), id) : null;
  const size = wishes?.viewport ?? mode.viewport;
  const before = page.viewportSize();
  if (before?.width !== size.width || before.height !== size.height) await page.setViewportSize(size);
  const request = {
    id,
    globals: mode.globals,
    play: mode.deeds.includes('play'),
    axe: mode.deeds.includes('rules'),
  };
  const { shown, found } = await page.evaluate(async (asked) => {
    const outcome = await window.stage.show(asked);
    return { shown: outcome, found: window.stage.inspect() };
  }, request);
  return [...complaintsAbout(shown), ...faultsOf(found, mode)];
}

function complaintsAbout({ error, violations, complaints, axe }: Shown): string[] {
  return [
    ...(error === null ? [] : [`failed: ${error}`]),
    ...violations
      // Storybook's own tools write styles into the page; a reader of the product never meets them.
      .filter(({ source }) => !source.startsWith('/assets/storybook-'))
      .map(
        ({ directive, blocked, source }) =>
          `the policy refused ${blocked} (${directive}), asked for by ${source}`,
      ),
    ...complaints,
    ...axe,
  ];
}

function faultsOf({ overflow, clipped, literals, moving }: Inspection, { deeds }: Mode): string[] {
  return [
    ...(deeds.includes('fit') && overflow > 0 ? [`the page is ${overflow} px wider than its window`] : []),
    ...(deeds.includes('fit') ? clipped : []),
    ...(deeds.includes('words') ? literals.map((literal) => `no label, story or Intl says ${literal}`) : []),
    ...(deeds.includes('still') ? moving.map((element) => `${element} moves under reduced motion`) : []),
  ];
}
