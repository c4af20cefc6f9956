import { act, useEffect, type JSX } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles.css';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { BarOnPage, everything, items, longItems, ninthItem } from './TopNav.fixtures.tsx';
import type { TopNavProps } from './TopNav.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root?.unmount());
  container.remove();
  vi.restoreAllMocks();
});

function ProvidedBar(props: Partial<TopNavProps>): JSX.Element {
  return (
    <QuaysideProvider>
      <BarOnPage {...everything} {...props} />
    </QuaysideProvider>
  );
}

async function show(props: Partial<TopNavProps> = {}): Promise<void> {
  await act(async () => {
    root = createRoot(container);
    root.render(<ProvidedBar {...props} />);
  });
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
}

describe('crossing the boundary between the layouts', () => {
  it('closes the sheet and keeps the focus in the bar when it widens', async () => {
    await resizeTo(1366);
    await show();
    await act(async () => button('Menu').focus());
    await act(async () => button('Menu').click());
    expect(button('Menu').getAttribute('aria-expanded')).toBe('true');
    await resizeTo(1367);
    await vi.waitFor(() => expect(button('Menu').getAttribute('aria-expanded')).toBe('false'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Quayside home');
  });

  it('closes the panel and keeps the focus in the bar when it narrows', async () => {
    await resizeTo(1367);
    await show();
    await act(async () => button('Services').focus());
    await act(async () => button('Services').click());
    await resizeTo(1366);
    await vi.waitFor(() => expect(button('Menu').getAttribute('aria-expanded')).toBe('false'));
    expect(document.activeElement).toBe(button('Menu'));
  });
});

describe('items that do not fit', () => {
  const crowded: Partial<TopNavProps> = { navigation: { status: 'ready', items: [...longItems, ninthItem] } };

  it('come back from "More" as the bar widens, and keep the focus', async () => {
    await resizeTo(1400);
    await show(crowded);
    const narrow = container.querySelectorAll('[data-item]').length;
    await act(async () => button('More').focus());
    await resizeTo(2600);
    await vi.waitFor(() => expect(container.querySelectorAll('[data-item]').length).toBeGreaterThan(narrow));
    await resizeTo(1400);
    await vi.waitFor(() => expect(container.querySelectorAll('[data-item]')).toHaveLength(narrow));
  });

  it('leave no focus behind when they move under "More"', async () => {
    await resizeTo(2600);
    await show(crowded);
    const last = container.querySelector<HTMLElement>('[data-item="administration"] button');
    await act(async () => last?.focus());
    expect(document.activeElement).toBe(last);
    await resizeTo(1400);
    await vi.waitFor(() => expect(document.activeElement).toBe(button('More')));
  });
});

describe('on a server', () => {
  it.each([1366, 1367])('is right from the first paint and hydrates without a word at %d', async (width) => {
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
  });
});

function positions(): string[] {
  return [...container.querySelectorAll('nav *')].map((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return [element.tagName, left, top, width].join(' ');
  });
}
