import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { topNav } from '../../testing/topNav.ts';
import type { TestUser } from '../../testing/TestUser.ts';
import { BarOnPage, everything, items, longItems } from './TopNav.fixtures.tsx';
import { topNavFit, type TopNavItem } from './TopNav.tsx';

const meta = preview.meta({
  title: 'Shell/TopNav/Wide from',
  component: BarOnPage,
  parameters: { layout: 'fullscreen', picture: 'head' },
  tags: ['!autodocs'],
  args: everything,
});

const atWidth = (value: 'phone360' | 'tablet900' | 'short1366' | 'wide1367') => ({ viewport: { value } });
const withItems = (shown: TopNavItem[]) => ({ navigation: { status: 'ready', items: shown } }) as const;
const fewItems = items.slice(0, 2);

/** Every item is visible at once, beside the tools, and nothing is beyond the bar. */
async function expectWide(user: TestUser, shown: TopNavItem[]): Promise<void> {
  const bar = topNav(document, user);
  await expect(bar.items()).toHaveLength(shown.length);
  const ends = [...bar.element().querySelectorAll('a, button, input')].map((control) =>
    control.getBoundingClientRect(),
  );
  await expect(Math.max(...ends.map(({ right }) => right))).toBeLessThanOrEqual(window.innerWidth);
  await expect(Math.min(...ends.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
}

/** The items are behind the menu button, each of them, and the page object finds its way. */
async function expectShort(user: TestUser, shown: TopNavItem[]): Promise<void> {
  const bar = topNav(document, user);
  await expect(bar.items()).toEqual([]);
  await bar.open('Quoting');
  await expect(bar.items()).toHaveLength(shown.length);
  await bar.pressEscape();
  await bar.pressEscape();
  await expect(bar.items()).toEqual([]);
}

export const NumberAt900 = meta.story({
  globals: atWidth('tablet900'),
  args: { wideFrom: 900, ...withItems(fewItems) },
  play: ({ userEvent }) => expectWide(userEvent, fewItems),
});

export const NumberAbove900 = meta.story({
  globals: atWidth('tablet900'),
  args: { wideFrom: 901 },
  play: ({ userEvent }) => expectShort(userEvent, items),
});

export const NumberAt360 = meta.story({
  globals: atWidth('phone360'),
  args: { wideFrom: 900 },
  play: ({ userEvent }) => expectShort(userEvent, items),
});

export const NumberAt1366 = meta.story({
  globals: atWidth('short1366'),
  args: { wideFrom: 1366 },
  play: ({ userEvent }) => expectWide(userEvent, items),
});

export const NumberAbove1367 = meta.story({
  globals: atWidth('wide1367'),
  args: { wideFrom: 1367.5 },
  play: ({ userEvent }) => expectShort(userEvent, items),
});

export const FitAt360 = meta.story({
  globals: atWidth('phone360'),
  args: { wideFrom: topNavFit },
  play: ({ userEvent }) => expectShort(userEvent, items),
});

export const FitAt900WithFewItems = meta.story({
  globals: atWidth('tablet900'),
  args: { wideFrom: topNavFit, ...withItems(fewItems) },
  play: ({ userEvent }) => expectWide(userEvent, fewItems),
});

export const FitAt900WithManyItems = meta.story({
  globals: atWidth('tablet900'),
  args: { wideFrom: topNavFit },
  play: ({ userEvent }) => expectShort(userEvent, items),
});

export const FitAt1366 = meta.story({
  globals: atWidth('short1366'),
  args: { wideFrom: topNavFit },
  play: ({ userEvent }) => expectWide(userEvent, items),
});

/** In place of "More", which a number would show. */
export const FitAt1367WithLongItems = meta.story({
  globals: atWidth('wide1367'),
  args: { wideFrom: topNavFit, ...withItems([...items, ...longItems]) },
  play: ({ userEvent }) => expectShort(userEvent, [...items, ...longItems]),
});
