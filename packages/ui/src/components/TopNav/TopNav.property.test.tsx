import fc from 'fast-check';
import { useEffect, useState, type JSX } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { StoryLink } from '../../../../../.storybook/StoryLink.tsx';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { drawingTimeout, holdsWhenDrawn } from '../drawn.fixtures.tsx';
import { clickAt, type Key, painted, press } from './realInput.fixtures.tsx';
import {
  BarOnPage,
  createViews,
  everything,
  items,
  longItems,
  ninthItem,
  services,
} from './TopNav.fixtures.tsx';
import type { TopNavItem, TopNavNavigation, TopNavProps, TopNavSubmenu } from './TopNav.tsx';

/*
 * Plays random sequences of real clicks and keys, prop changes and layout changes. `expectSound` checks the page after
 * each step, `expectFocusKept` where the step moved focus.
 */

const submenus = {
  idle: { status: 'idle' },
  loading: { status: 'loading' },
  error: { status: 'error' },
  some: { status: 'ready', items: services },
  others: { status: 'ready', items: services.slice(2).toReversed() },
  none: { status: 'ready', items: [] },
} satisfies Record<string, TopNavSubmenu>;

const lists = {
  all: items,
  'no parents': items.filter(({ kind }) => kind !== 'parent'),
  reversed: items.toReversed(),
  'too many': [...longItems.slice(0, 6), ninthItem, ...items],
  none: [],
} satisfies Record<string, readonly TopNavItem[]>;

/** The current state of the page. */
type Shown = {
  submenu: keyof typeof submenus;
  list: keyof typeof lists;
  navigation: TopNavNavigation['status'];
  view: 'apollo' | 'artemis' | 'none';
  profile: boolean;
  tools: boolean;
  bar: boolean;
};

const atFirst: Shown = {
  submenu: 'some',
  list: 'all',
  navigation: 'ready',
  view: 'apollo',
  profile: true,
  tools: true,
  bar: true,
};

/** The elements that can be clicked, by location. */
const places = {
  trigger: 'nav [aria-expanded]',
  row: '[data-panel] :is(a, button)',
  bar: 'nav :is(a, button, input)',
  page: 'main, main *',
  skip: 'header > a',
};

type Step =
  | { do: 'click'; place: keyof typeof places; nth: number }
  | { do: 'click at'; x: number; y: number }
  | { do: 'press'; key: Key; shift: boolean }
  | { do: 'change'; to: Partial<Shown> }
  | { do: 'resize'; width: number };

const keysOf = <Name extends string>(record: Record<Name, unknown>): fc.Arbitrary<Name> =>
  fc.constantFrom(...(Object.keys(record) as Name[]));

const change: fc.Arbitrary<Partial<Shown>> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ submenu: keysOf(submenus) }) },
  { weight: 3, arbitrary: fc.record({ list: keysOf(lists) }) },
  fc.record({ navigation: fc.constantFrom('loading', 'failed', 'ready') }),
  fc.record({ view: fc.constantFrom('apollo', 'artemis', 'none') }),
  fc.record({ profile: fc.boolean() }),
  fc.record({ tools: fc.boolean() }),
  fc.record({ bar: fc.boolean() }),
);

const key = fc.constantFrom<Key>(
  ...([
    'Tab',
    'Tab',
    'Escape',
    'Enter',
    ' ',
    'ArrowDown',
    'ArrowUp',
    'ArrowLeft',
    'ArrowRight',
    'a',
  ] as const),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({ do: fc.constant('click'), place: keysOf(places), nth: fc.nat({ max: 12 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('click at'), x: fc.nat({ max: 359 }), y: fc.nat({ max: 500 }) }),
  },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('press'), key, shift: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('change'), to: change }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('resize'), width: fc.constantFrom(360, 1366, 1367, 2200) }),
  },
);

let root: Root;
let host: HTMLElement;
/** Changes the state of the page. */
let set: (to: Partial<Shown>) => void = () => undefined;
const consoleErrors: string[] = [];

function Page(): JSX.Element {
  const [made, make] = useState(atFirst);
  useEffect(() => {
    set = (to) => make((last) => ({ ...last, ...to }));
  }, []);
  const { navigation, view } = made;
  const withSubmenu = (item: TopNavItem): TopNavItem =>
    item.kind === 'parent' && item.id === 'services' ? { ...item, submenu: submenus[made.submenu] } : item;
  const { onSearch, onFeedback, onHelp, profile, viewSwitcher: _, ...bare } = everything;
  const props: TopNavProps = {
    ...bare,
    navigation:
      navigation === 'ready'
        ? { status: 'ready', items: lists[made.list].map(withSubmenu) }
        : { status: navigation, onRetry: () => set({ navigation: 'loading' }) },
    onOpenChange: (id) => {
      if (id === 'services' && 'idle error'.includes(made.submenu)) set({ submenu: 'loading' });
    },
    ...(made.tools && onSearch && onFeedback && onHelp && { onSearch, onFeedback, onHelp }),
    ...(made.profile && profile && { profile }),
    ...(view !== 'none' && {
      viewSwitcher: { current: view, views: createViews((to) => set({ view: to })) },
    }),
  };
  return (
    <QuaysideProvider linkComponent={StoryLink}>
      {made.bar ? <BarOnPage {...props} /> : <main>The bar is not here.</main>}
    </QuaysideProvider>
  );
}

const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const expanded = (): HTMLElement[] => all('nav [aria-expanded="true"]').filter(shown);

/** The page before a step: the focused element, whether a menu was open, and the target of a click. */
type Before = { focused: Element | null; wasOpen: boolean; hit: Element | null };

function whatIs(hit: Element | null): Before {
  return { focused: document.activeElement, wasOpen: expanded().length > 0, hit };
}

async function take(taken: Step): Promise<Before> {
  if (taken.do === 'press') {
    // Tab may have moved focus out of the test frame.
    if (!document.hasFocus()) window.focus();
    const before = whatIs(null);
    await press(taken.key, { shift: taken.shift });
    return before;
  }
  const before = whatIs(null);
  if (taken.do === 'change') set(taken.to);
  if (taken.do === 'resize') await page.viewport(taken.width, 800);
  if (taken.do === 'click at') return click(taken.x, taken.y);
  if (taken.do === 'click') {
    const targets = all(places[taken.place]).filter(shown);
    const target = targets[taken.nth % targets.length];
    target?.scrollIntoView({ block: 'nearest' });
    const box = target?.getBoundingClientRect();
    if (box && box.bottom > 0) return click(box.left + box.width / 2, box.top + Math.min(box.height / 2, 18));
  }
  return before;
}

/** Clicks the element at the point when the event arrives. An animation may have moved it there. Outside the page there is no click. */
async function click(x: number, y: number): Promise<Before> {
  const before = whatIs(document.elementFromPoint(x, y));
  if (!before.hit) return before;
  const meet = ({ target }: Event): void => {
    if (target instanceof Element) before.hit = target;
  };
  for (const type of ['mousedown', 'click']) window.addEventListener(type, meet, true);
  await clickAt(x, y);
  for (const type of ['mousedown', 'click']) window.removeEventListener(type, meet, true);
  return before;
}

function expectSound(): void {
  expect(consoleErrors).toEqual([]);
  const panels = all('[data-panel]');
  for (const panel of panels) {
    for (const other of panels)
      expect(panel.contains(other) || other.contains(panel), 'one is open').toBe(true);
  }
  for (const trigger of all('nav [aria-expanded]')) {
    const isExpanded = trigger.getAttribute('aria-expanded') === 'true';
    const controlled = trigger.getAttribute('aria-controls');
    const panel = controlled === null ? null : document.getElementById(controlled);
    if (controlled !== null) expect(panel, 'what is controlled exists').not.toBeNull();
    if (shown(trigger)) expect(panel !== null && shown(panel), 'expanded is visible').toBe(isExpanded);
  }
  const isCovered = document.querySelector('nav')?.previousElementSibling?.matches('div') ?? false;
  expect(isCovered, 'the page is covered only under something open').toBe(expanded().length > 0);
  const focused = document.activeElement;
  if (focused && focused !== document.body)
    expect(shown(focused), 'what has the focus is visible').toBe(true);
}

function expectFocusKept(taken: Step, { focused: before, wasOpen, hit }: Before): void {
  const focused = document.activeElement;
  const isOnTrigger = focused?.matches('nav :is([data-trigger], [data-home])') ?? false;
  if (taken.do === 'press') {
    if (taken.key === 'Escape' && wasOpen) expect(isOnTrigger, 'Escape returns the focus').toBe(true);
    if (taken.key === 'Tab') return;
  }
  if (hit) {
    const chosen = hit.closest('a[href], button, input, [tabindex]');
    const isChoice = wasOpen && chosen?.matches('nav a[href], [data-panel] button:not([aria-expanded])');
    const isAway = hit.matches('header > div');
    if (isChoice || isAway) expect(isOnTrigger, 'a choice keeps the focus here').toBe(true);
    if (isChoice || isAway) expect(expanded(), 'a choice closes').toEqual([]);
    if (!chosen && !isAway) return;
  }
  if (taken.do === 'change' || taken.do === 'resize') {
    if (taken.do === 'change' && taken.to.bar !== undefined) return;
    if (before?.closest('main, header > a')) expect(focused, 'the user’s own place is kept').toBe(before);
  }
  if (before !== document.body) expect(focused, 'the focus is not lost').not.toBe(document.body);
}

/** Retries for a few frames, because React and the browser may need more than one. */
async function expectSoon(expectations: () => void, when: string): Promise<void> {
  for (let frame = 1; ; frame += 1) {
    await painted();
    try {
      return expectations();
    } catch (error) {
      if (frame === 6) throw new Error(`It does not hold ${when}.`, { cause: error });
    }
  }
}

async function play(steps: readonly Step[]): Promise<void> {
  consoleErrors.length = 0;
  await page.viewport(1367, 800);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(<Page />);
  try {
    await painted();
    for (const [index, each] of steps.entries()) {
      const before = await take(each);
      await expectSoon(
        () => {
          expectSound();
          expectFocusKept(each, before);
        },
        `after step ${index + 1}, ${JSON.stringify(each)}`,
      );
    }
  } finally {
    root.unmount();
    host.remove();
  }
}

function complain(event: ErrorEvent): void {
  consoleErrors.push(event.message);
}

/** A link to another site would open a new tab. */
function stayHere(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[target]')) event.preventDefault();
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => void consoleErrors.push(words.join(' ')));
  window.addEventListener('error', complain);
  window.addEventListener('click', stayHere, true);
});

afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('error', complain);
  window.removeEventListener('click', stayHere, true);
});

it(
  'TopNav opens one menu at a time and never loses focus, for any sequence of events [BAR-4]',
  async () => {
    const anySteps = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 18 }), play);
    expect(await holdsWhenDrawn(anySteps, { numRuns: 10 }, 6_000)).toBe(true);
  },
  drawingTimeout,
);
