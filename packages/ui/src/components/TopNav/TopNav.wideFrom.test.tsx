import { act, type JSX } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { BarOnPage, everything, items, longItems } from './TopNav.fixtures.tsx';
import { topNavFit, type TopNavProps } from './TopNav.tsx';

let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  container.remove();
  vi.restoreAllMocks();
});

function ProvidedBar({ direction, ...props }: Partial<TopNavProps> & { direction?: 'rtl' }): JSX.Element {
  return (
    <QuaysideProvider direction={direction}>
      <BarOnPage {...everything} {...props} />
    </QuaysideProvider>
  );
}

async function show(props: Parameters<typeof ProvidedBar>[0]): Promise<void> {
  root ??= createRoot(container);
  await act(async () => root?.render(<ProvidedBar {...props} />));
  await waitForLayout();
}

/** The observer of sizes reports one frame after a change. */
async function waitForLayout(): Promise<void> {
  await act(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

async function resizeTo(width: number): Promise<void> {
  await act(async () => page.viewport(width, 800));
  await waitForLayout();
}

function trigger(id: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(`[data-trigger="${id}"]`);
  if (!found) throw new Error(`There is no trigger ${id}.`);
  return found;
}

const isShort = (): boolean => trigger('#menu').checkVisibility();

/** The last tool and the items do not lie on each other, and end before the window does. */
function expectNoOverlap(): void {
  const controls = [...container.querySelectorAll('nav a, nav button, nav input')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect())
    .toSorted((one, other) => one.left - other.left);
  for (const [index, { right }] of controls.entries())
    expect(right).toBeLessThanOrEqual((controls[index + 1]?.left ?? window.innerWidth) + 0.5);
}

it.each(['rtl', undefined] as const)(
  'TopNav with wideFrom={topNavFit} is wide exactly where everything fits, direction %s',
  async (direction) => {
    await resizeTo(1600);
    await show({ wideFrom: topNavFit, ...(direction && { direction }) });
    const layouts: boolean[] = [];
    for (const width of [1600, 1300, 1100, 1000, 900, 800, 700, 360]) {
      await resizeTo(width);
      layouts.push(isShort());
      expectNoOverlap();
    }
    expect(layouts.at(0)).toBe(false);
    expect(layouts.at(-1)).toBe(true);
    // Once it is short, it stays short on the way down, and turns wide at the same width on the way up.
    expect(layouts.lastIndexOf(false)).toBeLessThan(layouts.indexOf(true));
    const back: boolean[] = [];
    for (const width of [700, 800, 900, 1000, 1100, 1300, 1600]) {
      await resizeTo(width);
      back.unshift(isShort());
      expectNoOverlap();
    }
    expect(back).toEqual(layouts.slice(0, -1));
  },
);

it('TopNav with wideFrom={topNavFit} measures again when its items change', async () => {
  await resizeTo(1100);
  await show({ wideFrom: topNavFit, navigation: { status: 'ready', items: longItems } });
  expect(isShort()).toBe(true);
  await show({ wideFrom: topNavFit, navigation: { status: 'ready', items: items.slice(0, 2) } });
  expect(isShort()).toBe(false);
  await show({ wideFrom: 1367, navigation: { status: 'ready', items: items.slice(0, 2) } });
  expect(isShort()).toBe(true);
});

it('TopNav with wideFrom={topNavFit} closes the open menu and keeps the focus when its layout changes', async () => {
  await resizeTo(1600);
  const onOpenChange = vi.fn<TopNavProps['onOpenChange']>();
  await show({ wideFrom: topNavFit, onOpenChange });
  await act(async () => trigger('services').focus());
  await act(async () => trigger('services').click());
  await resizeTo(400);
  expect(onOpenChange).toHaveBeenLastCalledWith(null, 'resize');
  expect(document.activeElement).toBe(trigger('#menu'));
  await act(async () => trigger('#menu').click());
  await resizeTo(1600);
  expect(onOpenChange).toHaveBeenCalledWith('#menu', 'trigger');
  expect(onOpenChange).toHaveBeenLastCalledWith(null, 'resize');
});

it.each([
  { width: 899, short: true },
  { width: 900, short: false },
])(
  'TopNav with wideFrom={900} has its layout on the first paint of a server, at $width px',
  async (given) => {
    const errors = vi.spyOn(console, 'error');
    await resizeTo(given.width);
    const bar = <ProvidedBar wideFrom={900} navigation={{ status: 'ready', items: items.slice(0, 2) }} />;
    container.innerHTML = renderToString(bar);
    expect(isShort()).toBe(given.short);
    await act(async () => {
      root = hydrateRoot(container, bar);
    });
    expect(errors).not.toHaveBeenCalled();
    expect(isShort()).toBe(given.short);
  },
);
