import type { SearchFunction } from '@quayside/portal-core/areas';
import type { Moment } from '@quayside/portal-core/calls';
import type { RenderedPage } from '@quayside/contract/testing';
import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';
import { createManualClock, createTestUser, type ManualClock } from '@quayside/portal-core/testing';
import { commandPalette } from '@quayside/ui/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useDeviceSettings } from '@quayside/page-kit/settings';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { PaletteShortcut } from './PaletteShortcut.tsx';

let shown: RenderedPage;

afterEach(() => {
  shown.unmount();
  vi.restoreAllMocks();
});

/** A page with the palette, as every page has it. */
function PageWithPalette() {
  const { change } = useDeviceSettings();
  return (
    <>
      <h1 tabIndex={-1}>Notes</h1>
      <input aria-label="Note" />
      <button type="button" onClick={() => change({ paletteShortcut: 'off' })}>
        Turn the shortcut off
      </button>
      <PaletteShortcut />
    </>
  );
}

const Other = () => <h1>Other</h1>;

const notes = defineArea({
  id: 'notes',
  routes: [
    { path: '/notes', title: 'Notes', page: () => Promise.resolve(PageWithPalette) },
    { path: '/search', title: 'Search', page: () => Promise.resolve(Other) },
    { path: '/support/cases/:caseNumber', title: 'Case', page: () => Promise.resolve(Other) },
    { path: '/secrets', title: 'Secrets', access: rules.artemis, page: () => Promise.resolve(Other) },
    { path: '/planned', title: 'Under development' },
  ],
  commands: [
    { id: 'new-note', label: 'New note', href: '/notes/new', access: rules.signedIn },
    { id: 'new-secret', label: 'New secret', href: '/secrets/new', access: rules.artemis },
  ],
});

const openedAt: Moment = '2026-11-20T10:00:00Z';
const recent = { kind: 'case', title: 'No connection', openedAt };
const api = {
  listRecentItems: { items: [{ ...recent, id: '00012345', href: '/support/cases/00012345' }] },
};

interface OpenOptions {
  sources?: Readonly<Record<string, SearchFunction>>;
  user?: ReturnType<typeof createTestUser>;
  clock?: ManualClock;
}

async function open({ sources = {}, ...options }: OpenOptions = {}) {
  const others = Object.entries(sources).map(([id, search]) =>
    defineArea({
      id,
      routes: [],
      search: [{ kind: id, label: id, access: rules.signedIn, search: () => Promise.resolve(search) }],
    }),
  );
  shown = renderPage(notes, { path: '/notes', api, otherAreas: others, ...options });
  await expect.element(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
}

const palette = commandPalette(document, userEvent);
const press = async (keys: string) => {
  await userEvent.keyboard(keys);
};

async function openPalette(): Promise<void> {
  await press('{Control>}k{/Control}');
  // Its code loads on first use.
  await palette.opened(10_000);
}

const finds =
  (...ids: readonly string[]): SearchFunction =>
  ({ text }) =>
    Promise.resolve({
      total: ids.length,
      items: ids.map((id) => ({
        id,
        title: `${id} for ${text}`,
        href: `/found/${id}`,
        isExact: id.toLowerCase() === text,
      })),
    });

it('Control + K opens the palette, from a text field too, and Escape returns the focus [PALETTE-1]', async () => {
  await open();
  const field = page.getByRole('textbox', { name: 'Note' });
  await userEvent.click(field);
  await openPalette();
  await expect.poll(palette.groups).toEqual(['Recent', 'Actions', 'Pages']);
  expect(palette.options()).toEqual([
    'No connection',
    'New note',
    'New secret',
    'Notes',
    'Search',
    'Secrets',
  ]);
  await press('{Escape}');
  await expect.poll(palette.isOpen).toBe(false);
  await expect.element(field).toHaveFocus();
  await openPalette();
  await press('{Control>}k{/Control}');
  await expect.poll(palette.isOpen).toBe(false);
});

it('The palette offers only actions, pages and sources that the user may use [PALETTE-4]', async () => {
  await open({ user: createTestUser({ artemisPagesAccess: false }) });
  await openPalette();
  await expect.poll(palette.options).toEqual(['No connection', 'New note', 'Notes', 'Search']);
});

it('A device can turn the shortcut off [PALETTE-9]', async () => {
  await open();
  await openPalette();
  await press('{Escape}');
  await page.getByRole('button', { name: 'Turn the shortcut off' }).click();
  await press('{Control>}k{/Control}');
  expect(palette.isOpen()).toBe(false);
});

it('An exact identifier is the first result, and Enter opens it [PALETTE-5]', async () => {
  await open({ sources: { quotes: finds('QT-10'), services: finds('QS-10', 'QS-1') } });
  await openPalette();
  await press('qs-1');
  await palette.found('QS-1 for qs-1');
  expect(palette.active()).toBe('QS-1 for qs-1');
  expect(palette.groups().slice(0, 2)).toEqual(['services', 'quotes']);
  await press('{Enter}');
  await expect.poll(() => shown.address()).toBe('/found/QS-1');
  expect(palette.isOpen()).toBe(false);
});

it('Control + Enter opens an item in a new tab and leaves the palette open [PALETTE-7]', async () => {
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
  await open();
  await openPalette();
  await palette.found('New note');
  await press('new note');
  await expect.poll(palette.active).toBe('New note');
  await press('{Control>}{Enter}{/Control}');
  expect(openTab).toHaveBeenCalledWith('/notes/new', '_blank', 'noopener');
  expect(palette.isOpen()).toBe(true);
  expect(shown.address()).toBe('/notes');
});

it('Sources that throw or hang leave the results of the others, and the palette says how many responded [PALETTE-8]', async () => {
  const clock = createManualClock();
  await open({
    clock,
    sources: {
      cases: finds('C-1'),
      throws: () => {
        throw new TypeError('x is undefined');
      },
      hangs: () => new Promise(() => undefined),
    },
  });
  await openPalette();
  await press('bristol');
  await expect
    .poll(async () => {
      await clock.advance(150);
      return palette.options();
    })
    .toEqual(['C-1 for bristol']);
  await clock.advance(2_000);
  await expect.poll(palette.notice).toBe('1 of 3 sources responded');
  expect(palette.options()).toEqual(['C-1 for bristol', 'Show all results for “bristol”']);
  expect(shown.failures.map(({ areaId }) => areaId)).toEqual(['throws']);
  await press('{ArrowDown}{Enter}');
  await expect.poll(() => shown.address()).toBe('/search?keyword=bristol');
});

it('When no source responds, the palette offers to try again [PALETTE-8]', async () => {
  let works = false;
  const cases: SearchFunction = (query) => (works ? finds('C-1')(query) : Promise.reject(new Error('503')));
  await open({ sources: { cases } });
  await openPalette();
  await press('bristol');
  const retry = page.getByRole('button', { name: /retry|try again/i });
  await expect.element(retry).toBeVisible();
  works = true;
  await retry.click();
  await palette.found('C-1 for bristol');
});

it('A response to the text before is dropped [PALETTE-6]', async () => {
  const clock = createManualClock();
  const cases: SearchFunction = (query) =>
    new Promise((resolve) => {
      clock.setTimeout(() => resolve(finds('C-1')(query)), query.text === 'old' ? 1_000 : 100);
    });
  await open({ sources: { cases }, clock });
  await openPalette();
  await press('old');
  await expect.poll(() => clock.pendingTimers()).toBeGreaterThan(1);
  await press('er');
  await expect
    .poll(async () => {
      await clock.advance(200);
      return palette.options();
    })
    .toEqual(['C-1 for older', 'Show all results for “older”']);
  await clock.advance(1_000);
  expect(palette.options()).toEqual(['C-1 for older', 'Show all results for “older”']);
});
