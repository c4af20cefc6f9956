import { act, useEffect, type JSX } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import {
  BarOnPage,
  everything,
  items,
  longItems,
  ninthItem,
  services as subItems,
} from './TopNav.fixtures.tsx';
import { defaultWideFromPx, shortQuery } from './state/layout.ts';
import {
  topNavPanels,
  type TopNavItem,
  type TopNavParent,
  type TopNavProps,
  type TopNavSubmenu,
} from './TopNav.tsx';

const services: TopNavParent = {
  kind: 'parent',
  id: 'services',
  label: 'Services',
  submenu: { status: 'idle' },
};

let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root?.unmount());
  container.remove();
  vi.restoreAllMocks();
});

/** Props that override those of `base`, which by default has every part. */
type BarProps = Partial<TopNavProps> & { base?: TopNavProps };

function ProvidedBar({ base = everything, ...props }: BarProps): JSX.Element {
  return (
    <QuaysideProvider>
      <BarOnPage {...base} {...props} />
    </QuaysideProvider>
  );
}

async function show(props: BarProps = {}): Promise<void> {
  root = createRoot(container);
  await rerender(props);
}

async function rerender(props: BarProps): Promise<void> {
  await act(async () => root?.render(<ProvidedBar {...props} />));
  await waitForLayout();
}

/** The bar measures itself one frame after a render or resize, and again after the render that follows. */
async function waitForLayout(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await act(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
  }
}

/** Focuses and clicks, like a mouse. */
async function press(element: HTMLElement): Promise<void> {
  await act(async () => element.focus());
  await act(async () => element.click());
}

function withSubmenu(submenu: TopNavSubmenu): Partial<TopNavProps> {
  const changed = items.map((item) => (item.id === 'services' ? { ...services, submenu } : item));
  return { navigation: { status: 'ready', items: changed } };
}

function button(name: string): HTMLElement {
  const found = [...container.querySelectorAll('button')].find(
    (each) => each.getAttribute('aria-label') === name || each.textContent === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}

async function resizeTo(width: number): Promise<void> {
  await act(async () => page.viewport(width, 800));
  await waitForLayout();
}

it('TopNav closes the sheet and keeps focus in the bar when it widens', async () => {
  await resizeTo(1366);
  await show();
  await act(async () => button('Menu').focus());
  await act(async () => button('Menu').click());
  expect(button('Menu').getAttribute('aria-expanded')).toBe('true');
  await resizeTo(1367);
  await expect.poll(() => button('Menu').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Quayside home');
});

it('TopNav closes the panel and keeps focus in the bar when it narrows', async () => {
  await resizeTo(1367);
  await show();
  await act(async () => button('Services').focus());
  await act(async () => button('Services').click());
  await resizeTo(1366);
  await expect.poll(() => button('Menu').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button('Menu'));
});

it('TopNav closes nothing if its layout changed before it was mounted', async () => {
  await resizeTo(1366);
  const media = matchMedia(shortQuery(defaultWideFromPx));
  expect(media.matches).toBe(true);
  const changed = new Promise((resolve) => {
    media.addEventListener('change', resolve, { once: true });
  });
  // The size changes at once, the event comes a frame later.
  const { style } = window.frameElement as HTMLElement;
  style.width = '1367px';
  expect(window.innerWidth).toBe(1367);
  await show({ openId: 'services' });
  await changed;
  expect(button('Services').getAttribute('aria-expanded')).toBe('true');
  style.removeProperty('width');
  await resizeTo(1366);
  expect(container.querySelectorAll('[aria-expanded="true"]')).toHaveLength(0);
});

it('TopNav keeps focus in the bar when its layout changes with nothing open', async () => {
  await resizeTo(1367);
  await show();
  await act(async () => button('Services').focus());
  await resizeTo(1366);
  await expect.poll(() => document.activeElement).toBe(button('Menu'));
  await resizeTo(1367);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Quayside home');
});

it('TopNav shows the labels of its tools in the sheet, and only their icons on the bar', async () => {
  await resizeTo(1367);
  await show();
  const width = (): number => button('Give feedback').getBoundingClientRect().width;
  expect(width()).toBeLessThan(48);
  await resizeTo(1366);
  await press(button('Menu'));
  expect(width()).toBeGreaterThan(100);
});

describe('Removed parts of TopNav', () => {
  const onOpenChange = vi.fn<TopNavProps['onOpenChange']>();
  const without = (id: string): Partial<TopNavProps> => ({
    onOpenChange,
    navigation: { status: 'ready', items: items.filter((item) => item.id !== id) },
  });

  beforeEach(() => resizeTo(1367));

  it('TopNav closes the sub-menu of a removed item and keeps focus in the bar', async () => {
    await show();
    await press(button('Services'));
    await rerender(without('services'));
    expect(onOpenChange).toHaveBeenLastCalledWith(null, 'removed');
    expect(container.querySelectorAll('[aria-expanded="true"]')).toHaveLength(0);
    expect(document.elementFromPoint(700, 300)?.closest('main')).not.toBeNull();
    expect(document.activeElement?.closest('nav')).not.toBeNull();
  });

  it('TopNav leaves the sheet open when a removed item had an open sub-menu', async () => {
    await resizeTo(1366);
    await show();
    await press(button('Menu'));
    await press(button('Services'));
    await rerender(without('services'));
    expect(onOpenChange).toHaveBeenLastCalledWith(topNavPanels.menu, 'removed');
    expect(document.activeElement).toBe(button('Menu'));
  });

  it('TopNav moves focus from removed sub-items to their trigger', async () => {
    await show(withSubmenu({ status: 'ready', items: subItems }));
    await press(button('Services'));
    await act(async () => container.querySelector<HTMLElement>('[data-panel] a')?.focus());
    await rerender(withSubmenu({ status: 'loading' }));
    expect(document.activeElement).toBe(button('Services'));
    expect(button('Services').getAttribute('aria-expanded')).toBe('true');
  });

  it('TopNav moves focus from the removed profile menu to the home link', async () => {
    const { profile: _, ...base } = everything;
    await show();
    await press(button('Profile and settings'));
    await rerender({ base });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Quayside home');
  });

  it('TopNav moves focus from the removed button that tries again to the home link', async () => {
    await show({ navigation: { status: 'failed', onRetry: () => undefined } });
    await press(button('Retry'));
    await rerender({ navigation: { status: 'loading' } });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Quayside home');
  });

  it('TopNav does not move focus that is in the page when an item is removed', async () => {
    await show();
    const link = container.querySelector<HTMLElement>('main a');
    await act(async () => link?.focus());
    await rerender(without('services'));
    expect(document.activeElement).toBe(link);
  });
});

it('TopNav closes a sub-menu that fails to load, leaves the sheet open and keeps focus on the trigger', async () => {
  await resizeTo(1366);
  await show(withSubmenu({ status: 'loading' }));
  await press(button('Menu'));
  await press(button('Services'));
  await rerender(withSubmenu({ status: 'error' }));
  expect(button('Services').getAttribute('aria-expanded')).toBe('false');
  expect(button('Menu').getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(button('Services'));
});

describe('Items that do not fit into TopNav', () => {
  const crowded: Partial<TopNavProps> = { navigation: { status: 'ready', items: [...longItems, ninthItem] } };

  it('TopNav moves items back from "More" when the bar widens', async () => {
    await resizeTo(1400);
    await show(crowded);
    const narrow = container.querySelectorAll('[data-item]').length;
    await act(async () => button('More').focus());
    await resizeTo(2600);
    await expect.poll(() => container.querySelectorAll('[data-item]').length).toBeGreaterThan(narrow);
    await resizeTo(1400);
    await expect.poll(() => container.querySelectorAll('[data-item]')).toHaveLength(narrow);
  });

  it('TopNav moves focus to "More" with the focused item', async () => {
    await resizeTo(3600);
    await show(crowded);
    const last = container.querySelector<HTMLElement>('[data-item="administration"] button');
    await act(async () => last?.focus());
    expect(document.activeElement).toBe(last);
    await resizeTo(1400);
    await expect.poll(() => document.activeElement).toBe(button('More'));
  });

  it('TopNav moves items under "More" before the narrower bar is painted', async () => {
    await resizeTo(2600);
    await show(crowded);
    const list = container.querySelector<HTMLElement>('ul:has(> [data-item])') ?? container;
    const width = list.clientWidth;
    // Runs after the bar's own observer and before paint.
    const isCutOff = new Promise<boolean>((resolve) => {
      new ResizeObserver(() => {
        if (list.clientWidth < width) resolve(list.scrollHeight > list.clientHeight);
      }).observe(list);
    });
    await resizeTo(1400);
    expect(await isCutOff).toBe(false);
  });
});

it('TopNav shows placeholders for an unknown sub-menu status', async () => {
  await resizeTo(1367);
  await show(withSubmenu({ status: Number.NaN as unknown as 'idle' }));
  await press(button('Services'));
  expect(container.querySelector('[data-panel] [aria-busy="true"]')?.children).toHaveLength(4);
});

it('TopNav leaves out items without a label, without an id or with a duplicate id', async () => {
  const good = { kind: 'link', id: 'voice', label: 'Voice', href: '/voice' };
  const bad = [null, 'text', { ...good, label: ' ' }, { ...good, id: 17 }, { ...good, id: '#profile' }];
  await show({ navigation: { status: 'ready', items: [good, good, ...bad] as TopNavItem[] } });
  expect(container.querySelectorAll('ul > [data-item]')).toHaveLength(1);
});

it('TopNav moves an item wider than the bar under "More"', async () => {
  await resizeTo(1367);
  const wide: TopNavItem = { kind: 'link', id: 'wide', label: 'x'.repeat(1_000), href: '/wide' };
  await show({ navigation: { status: 'ready', items: [wide] } });
  await press(button('More'));
  const link = container.querySelector('[data-panel] a');
  expect(link?.getBoundingClientRect().right).toBeLessThan(1367);
});

it.each([1366, 1367])(
  'A server-rendered TopNav has its final layout at first paint and hydrates without a warning, at %d px',
  async (width) => {
    const errors = vi.spyOn(console, 'error');
    await resizeTo(width);
    container.innerHTML = renderToString(<ProvidedBar />);
    const before = positions();
    let hydrated = false;
    function Hydrated() {
      useEffect(() => {
        hydrated = true;
      }, []);
      return <ProvidedBar />;
    }
    await act(async () => {
      root = hydrateRoot(container, <Hydrated />);
    });
    expect(hydrated).toBe(true);
    expect(errors).not.toHaveBeenCalled();
    expect(before.length).toBeGreaterThan(items.length);
    expect(positions()).toEqual(before);
  },
);

function positions(): string[] {
  return [...container.querySelectorAll('nav *')].map((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return [element.tagName, left, top, width].join(' ');
  });
}
