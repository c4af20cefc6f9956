import { composeStory } from '@storybook/react-vite';
import { createElement, type ComponentType, type JSX, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { configure } from 'storybook/test';
import '../preview.tsx';
import { viewports } from '../modes.ts';
import { allButContrast, brokenRules, contrastProblems } from './axe.ts';
import { CrashBoundary, rootOptions } from './CrashBoundary.tsx';
import { bracketIntl } from './bracketIntl.ts';
import { cleanPage, pageSheets } from './clean.ts';
import { clippedTexts, isFrameTooWide, pageOverflow } from './clipping.ts';
import { extentOfPaint } from './extent.ts';
import { describe, literalsOnPage } from './literals.ts';
import { endAnimations, nextFrames, settle } from './settle.ts';
import { textsByLook } from './looks.ts';
import type { Inspection, Shown, Stage, StageRequest, StorySettings } from './Stage.ts';
import './stage.css';
import { letStorybookWriteHtml } from './trustedTypes.ts';
import { beginWatch, nothingWrong, startWatching } from './watch.ts';
import { endLongTimers, watchLongTimers } from './longTimers.ts';

declare global {
  interface Window {
    stage: Stage;
  }
}

/** Each story's file, as seen from here, and export by id. The build defines it. */
declare const storyIndex: Record<string, { path: string; exportName: string }>;

watchLongTimers();
startWatching();
letStorybookWriteHtml();
// A busy machine may paint no frame for seconds. The library's own limit is one.
configure({ asyncUtilTimeout: 10_000 });
const files: Record<string, () => Promise<Record<string, unknown>>> = {
  ...import.meta.glob<Record<string, unknown>>([
    '../../packages/{ui,page-kit}/src/**/*.stories.tsx',
    '../../areas/*/src/**/*.stories.tsx',
  ]),
  './faulty.stories.tsx': () => import('./faulty.stories.tsx'),
};
const blank = composeStory({ render: () => createElement('div') }, { title: 'Blank' });
/** A root that is not on the page. */
const elsewhere = createRoot(document.createElement('div'));
let root: Root | null = null;
let shownStory: Composed | null = null;
/** What the shown story threw while it rendered. */
let crashes: unknown[] = [];
let language = 'en';
/** The texts of the story by their look, since the last question for looks. */
let texts = new Map<string, Element[]>();
let hadFocus = false;

addEventListener('focusin', () => {
  hadFocus = true;
});

type Globals = Record<string, unknown>;
type Composed = ReturnType<typeof composeStory>;
type Play = (context: unknown) => unknown;
type Input = { play?: Play | undefined; globals?: Globals; parameters?: Record<string, unknown> };
type FactoryStory = { input: Input; meta: { input: Input } };

async function find(id: string): Promise<FactoryStory & { exportName: string }> {
  const entry = storyIndex[id];
  const load = entry && files[entry.path];
  if (!load) throw new Error(`There is no story ${id}.`);
  const story = (await load())[entry.exportName] as FactoryStory;
  return { input: story.input, meta: story.meta, exportName: entry.exportName };
}

/**
 * No user is faster than the first frames. React runs effects in a task of their own, which a busy machine may begin after those
 * frames. It runs all that wait before it renders anything.
 */
function afterFirstEffects(play: Play): Play {
  return async (context) => {
    await nextFrames();
    flushSync(() => {
      elsewhere.render(null);
    });
    await play(context);
    endLongTimers();
  };
}

async function compose({ id, globals, play, axe }: StageRequest): Promise<Composed> {
  const { input, meta, exportName } = await find(id);
  const kept = (own: Input): Input => ({
    ...own,
    play: play && own.play ? afterFirstEffects(own.play) : undefined,
  });
  return composeStory(
    kept(input) as Parameters<typeof composeStory>[0],
    kept(meta.input) as Parameters<typeof composeStory>[1],
    // Added to the preview, which Storybook knows since it was defined.
    {
      decorators: [(Story: ComponentType) => inBoundary(createElement(Story))],
      initialGlobals: { ...globals, a11y: { manual: !axe } },
      parameters: { a11y: { options: allButContrast }, react: { rootOptions } },
    },
    exportName,
  );
}

function onCrash(error: unknown): void {
  crashes.push(error);
}

function inBoundary(story: ReactNode): JSX.Element {
  return createElement(CrashBoundary, { onCrash }, story);
}

/** Storybook's own run: loaders, render, play, then the accessibility rules but contrast. */
async function run(story: Composed, canvasElement: HTMLElement): Promise<string[]> {
  await story.run({ canvasElement });
  return brokenRules(story.reporting.reports);
}

async function render(story: Composed, canvasElement: HTMLElement): Promise<void> {
  await story.load();
  root = createRoot(canvasElement, rootOptions);
  root.render(createElement(story));
}

async function settings(id: string): Promise<StorySettings> {
  const { parameters, globals, args } = await compose({ id });
  const { input, meta } = await find(id);
  const wanted = (globals['viewport'] as { value?: keyof typeof viewports } | undefined)?.value;
  const size = wanted && viewports[wanted].styles;
  return {
    layout: (parameters['layout'] as StorySettings['layout'] | undefined) ?? 'padded',
    viewport: size
      ? { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) }
      : null,
    hasOwnTheme:
      args['theme'] !== undefined ||
      [input, meta.input].some(({ globals: own }) => own?.['theme'] !== undefined),
    isHeadOnly: parameters['picture'] === 'head',
  };
}

/** Unmounts the last story, and removes the rest of it from the page. */
async function clear(): Promise<void> {
  root?.unmount();
  root = null;
  // Storybook cleans up after a story only when it loads the next one.
  await blank.load();
  // A dialog restores focus two frames after its effects were cleaned up. The next story must not receive that focus.
  if (hadFocus) {
    await nextFrames();
    await nextFrames();
  }
  cleanPage();
  hadFocus = false;
}

function describeCrash(error: unknown): string {
  return error instanceof Error ? messageAndStack(error) : String(error);
}

async function show(request: StageRequest): Promise<Shown> {
  await clear();
  const shown = nothingWrong(beginWatch());
  crashes = [];
  try {
    const story = await compose(request);
    shownStory = story;
    language = String(story.globals['language']);
    const canvas = document.createElement('div');
    canvas.dataset['stage'] = request.id;
    document.body.dataset['layout'] = String(story.parameters['layout'] ?? 'padded');
    document.body.append(canvas);
    if (request.play || request.axe) shown.axe = await run(story, canvas);
    else await render(story, canvas);
    await settle();
  } catch (error) {
    // A play finds nothing on the page of a story that crashed.
    crashes.push(error);
  }
  if (crashes.length > 0) shown.error = describeCrash(crashes[0]);
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

function inspect(knownStrings: readonly string[] = []): Inspection {
  const fit = isFrameTooWide()
    ? { overflow: 0, clipped: [] }
    : { overflow: pageOverflow(), clipped: clippedTexts() };
  return {
    ...fit,
    literals: language === 'pseudo' ? literalsOnPage(knownStrings) : [],
    moving: moving(),
  };
}

function looks(): string[] {
  texts = textsByLook();
  return [...texts.keys()];
}

async function contrast(of: readonly string[]): Promise<string[]> {
  const found = of.flatMap((look) => texts.get(look) ?? []);
  // Another theme may have drawn some again.
  const elements = found.filter(({ isConnected }) => isConnected);
  return shownStory && elements.length > 0 ? contrastProblems(shownStory, elements) : [];
}

window.stage = {
  settings,
  show,
  contrast,
  inspect,
  extent: extentOfPaint,
  looks,
  endAnimations,
};

const { story, play, text = '100', ...globals } = Object.fromEntries(new URLSearchParams(location.search));

/** The font size that a user has set, in percent. Set by script, because the policy allows no style in the page. */
if (text !== '100') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { font-size: ${Number(text)}% }`);
  pageSheets.push(sheet);
}

if (globals['language'] === 'pseudo') bracketIntl();

/** A story named in the address is shown at once, for a look at it in a browser. */
if (story) void show({ id: story, globals, play: play === '1' });

/** The message and the stack, which only Chromium begins with the message. */
function messageAndStack({ message, stack = '' }: Error): string {
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}
