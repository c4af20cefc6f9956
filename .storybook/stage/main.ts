import { composeStory } from '@storybook/react-vite';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { configure } from 'storybook/test';
import '../preview.tsx';
import { viewports } from '../modes.ts';
import { valuesOf } from './authored.ts';
import { cleanPage, pageSheets } from './clean.ts';
import { clippedTexts, isRoomTooWide, pageOverflow } from './clipping.ts';
import { extentOfPaint } from './extent.ts';
import { describe, literalsOnPage } from './literals.ts';
import { nextFrames, settle } from './settle.ts';
import type { Inspection, Shown, Stage, StageRequest, StoryWishes } from './Stage.ts';
import './stage.css';
import { letStorybookWriteHtml } from './trustedTypes.ts';
import { beginWatch, nothingWrong, startWatching } from './watch.ts';

declare global {
  interface Window {
    stage: Stage;
  }
}

/** File and export of each story by its id, written in by the build. */
declare const storyIndex: Record<string, { file: string; exportName: string }>;

startWatching();
letStorybookWriteHtml();
// A busy machine may draw no frame for a second, the library's own limit; what never comes still fails, only later.
configure({ asyncUtilTimeout: 5000 });
const files = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/**/*.stories.tsx',
  '../../apps/portal/src/**/*.stories.tsx',
]);
const blank = composeStory({ render: () => createElement('div') }, { title: 'Blank' });
let drawn: Root | null = null;
let current = { language: 'en', file: '' };

type Globals = Record<string, unknown>;
type Composed = ReturnType<typeof composeStory>;
type Play = (context: unknown) => unknown;
type Input = { play?: Play | undefined; globals?: Globals; parameters?: Record<string, unknown> };
type FactoryStory = { input: Input; meta: { input: Input } };

async function find(id: string): Promise<FactoryStory & { exportName: string }> {
  const entry = storyIndex[id];
  const load = entry && files[`../../${entry.file}`];
  if (!load) throw new Error(`There is no story ${id}.`);
  const story = (await load())[entry.exportName] as FactoryStory;
  return { input: story.input, meta: story.meta, exportName: entry.exportName };
}

/** A production build draws without waiting for effects, and no reader is faster than the first frames. */
function afterFirstFrames(play: Play): Play {
  return async (context) => {
    await nextFrames();
    await play(context);
  };
}

async function compose({ id, globals, play, axe }: StageRequest): Promise<Composed> {
  const { input, meta, exportName } = await find(id);
  const kept = (own: Input): Input => ({
    ...own,
    play: play && own.play ? afterFirstFrames(own.play) : undefined,
  });
  return composeStory(
    kept(input) as Parameters<typeof composeStory>[0],
    kept(meta.input) as Parameters<typeof composeStory>[1],
    // The preview itself is known to Storybook since it was defined; this is added to it.
    { initialGlobals: { ...globals, a11y: { manual: !axe } } },
    exportName,
  );
}

/** Storybook's own run: loaders, drawing, play, then the accessibility rules. */
async function perform(story: Composed, canvasElement: HTMLElement): Promise<string[]> {
  await story.run({ canvasElement });
  return story.reporting.reports
    .filter(({ type }) => type === 'a11y')
    .flatMap(({ result }) => brokenRules(result as AxeResult));
}

async function draw(story: Composed, canvasElement: HTMLElement): Promise<void> {
  await story.load();
  drawn = createRoot(canvasElement);
  drawn.render(createElement(story));
}

type AxeResult = {
  violations?: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
  error?: unknown;
};

function brokenRules(result: AxeResult): string[] {
  if (result.error) return [`axe failed: ${JSON.stringify(result.error)}`];
  return (result.violations ?? []).map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary = '' }) => `${html.slice(0, 160)} (${failureSummary.replaceAll(/\s+/gu, ' ').slice(0, 240)})`).join(' | ')}`,
  );
}

async function wishes(id: string): Promise<StoryWishes> {
  const { parameters, globals, args } = await compose({ id });
  const { input, meta } = await find(id);
  const wanted = (globals['viewport'] as { value?: keyof typeof viewports } | undefined)?.value;
  const size = wanted && viewports[wanted].styles;
  return {
    layout: (parameters['layout'] as StoryWishes['layout'] | undefined) ?? 'padded',
    viewport: size
      ? { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) }
      : null,
    ownTheme:
      args['theme'] !== undefined ||
      [input, meta.input].some(({ globals: own }) => own?.['theme'] !== undefined),
    headOnly: parameters['picture'] === 'head',
  };
}

/** Takes the last story away: what it was drawn by first, then what it has left on the page. */
async function strike(): Promise<void> {
  drawn?.unmount();
  drawn = null;
  // Storybook undoes a run when the next story is loaded, and has no other way to ask for it.
  await blank.load();
  cleanPage();
}

async function show(request: StageRequest): Promise<Shown> {
  await strike();
  const shown = nothingWrong(beginWatch());
  try {
    const story = await compose(request);
    current = { language: String(story.globals['language']), file: storyIndex[request.id]?.file ?? '' };
    const canvas = document.createElement('div');
    canvas.dataset['stage'] = request.id;
    document.body.dataset['layout'] = String(story.parameters['layout'] ?? 'padded');
    document.body.append(canvas);
    if (request.play || request.axe) shown.axe = await perform(story, canvas);
    else await draw(story, canvas);
    await settle();
  } catch (error) {
    shown.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return shown;
}

function moving(): string[] {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().activeDuration !== 0,
    )
    .map(({ effect }) =>
      effect instanceof KeyframeEffect && effect.target ? describe(effect.target) : 'unknown',
    );
}

function inspect(): Inspection {
  const fits = isRoomTooWide()
    ? { overflow: 0, clipped: [] }
    : { overflow: pageOverflow(), clipped: clippedTexts() };
  return {
    ...fits,
    literals: current.language === 'pseudo' ? literalsOnPage(valuesOf(current.file)) : [],
    moving: moving(),
  };
}

window.stage = { wishes, show, inspect, extent: extentOfPaint };

/** The size a reader has set for text, in percent; 100 says nothing. Set by script, as the policy allows no style written in the page. */
const textPercent = new URLSearchParams(location.search).get('text');
if (textPercent && textPercent !== '100') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { font-size: ${Number(textPercent)}% }`);
  pageSheets.push(sheet);
}

/** A story named in the address stands there by itself, for whoever looks at one in a browser. */
const { story, play, text: _text, ...globals } = Object.fromEntries(new URLSearchParams(location.search));
if (story) void show({ id: story, globals, play: play === '1' });
