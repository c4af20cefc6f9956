import { type Page, test as base } from '@playwright/test';
import type { Inspection, Stage, StageRequest } from '../../../.storybook/stage/Stage.ts';
import { root } from '../../../tools/harness/settings.ts';
import { shownProblems } from '../../../tools/harness/shownProblems.ts';
import { startStage } from '../../../tools/harness/stage.ts';
import { readCodeWords } from '../../../tools/stories/codeWords.ts';
import type { StoryEntry } from '../../../tools/stories/storyIndex.ts';
import { storyStrings } from '../../../tools/stories/storyStrings.ts';
import { type Mode, type ModeOptions, modes } from './modes.ts';

declare global {
  interface Window {
    stage: Stage;
  }
}

type Story = Pick<StoryEntry, 'id' | 'file'>;

/** A page with the stage, in one mode. It shows one story after another without a reload. */
export interface StagePage {
  page: Page;
  /** Shows a story and returns a line for each thing that is wrong with it. */
  problemsOf: (story: Story) => Promise<string[]>;
  /** Returns the present faults of the page, which shows a story of the given file. */
  inspect: (file: string) => Promise<Inspection>;
}

/** Playwright's test with one stage for each worker, in the mode of its project. */
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
      const codeWords = mode.checks.includes('literals') ? readCodeWords(root) : null;
      const stringsOf = (file: string) => (codeWords ? storyStrings(root, file, codeWords) : []);
      await use({
        page,
        problemsOf: (story) => problemsOf(page, checksOf(mode, story), story.id, stringsOf(story.file)),
        inspect: (file) => page.evaluate((strings) => window.stage.inspect(strings), stringsOf(file)),
      });
      await page.close();
      stop();
    },
    { scope: 'worker' },
  ],
});

export const { expect } = base;

/** The design system is translatable; the pages of the portal are in English. */
function checksOf(mode: Mode, { file }: Story): Mode {
  if (file.startsWith('packages/ui/')) return mode;
  return { ...mode, checks: mode.checks.filter((check) => check !== 'literals') };
}

async function problemsOf(page: Page, mode: Mode, id: string, strings: readonly string[]): Promise<string[]> {
  const play = mode.checks.includes('play');
  if (play) {
    const { viewport } = await page.evaluate((story) => window.stage.settings(story), id);
    await page.setViewportSize(viewport ?? mode.viewport);
  }
  const request: StageRequest = { id, globals: mode.globals, play };
  const { shown, found } = await page.evaluate(
    async ([asked, known]) => {
      const outcome = await window.stage.show(asked);
      return { shown: outcome, found: window.stage.inspect(known) };
    },
    [request, strings] as const,
  );
  return [...shownProblems(shown), ...problemsFound(found, mode)];
}

function problemsFound({ overflow, clipped, literals, moving }: Inspection, { checks }: Mode): string[] {
  return [
    ...(checks.includes('fit') && overflow > 0 ? [`the page is ${overflow} px wider than its window`] : []),
    ...(checks.includes('fit') ? clipped : []),
    ...(checks.includes('literals')
      ? literals.map((literal) => `no label, story or Intl provides ${literal}`)
      : []),
    ...(checks.includes('motion') ? moving.map((element) => `${element} moves under reduced motion`) : []),
  ];
}
