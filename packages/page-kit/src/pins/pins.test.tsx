import type { PinnedItem } from '@quayside/portal-core/areas';
import {
  problemResponse,
  type RenderedPage,
  type RenderPageOptions,
} from '@quayside/portal-core/page-testing';
import { createAccess, signedInRule } from '@quayside/portal-core/access';
import { defineArea } from '@quayside/portal-core/react';
import { createDeferred, createManualClock, createTestUser } from '@quayside/portal-core/testing';
import { sortableList } from '@quayside/ui/testing';
import { Table } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { renderKitPage } from '../page-testing/renderKitPage.tsx';
import { PinButton } from './PinButton.tsx';
import { PinnedItems } from './PinnedItems.tsx';
import type { PinnableItem } from './createPins.ts';
import { createPinsApi, pinFixtures } from '../page-testing/pinsApi.ts';
import { useRowPins } from './useRowPins.tsx';

const [bristol, service] = pinFixtures;

function ListPage(): JSX.Element {
  const rowActions = useRowPins(asIs);
  return (
    <Table
      caption="Items"
      columns={[{ id: 'title', header: 'Title', cell: ({ title }: PinnableItem) => title }]}
      data={{ status: 'ready', rows: pinFixtures }}
      rowId={({ id }) => id}
      rowActions={rowActions}
    />
  );
}
const asIs = (item: PinnableItem): PinnableItem => item;

const detail = vi.fn<(id: string) => PinnedItem | null>();
let inFlight = 0;
let mostInFlight = 0;
async function resolve({ id }: { id: string }): Promise<PinnedItem | null> {
  inFlight += 1;
  mostInFlight = Math.max(mostInFlight, inFlight);
  try {
    await Promise.resolve();
    return detail(id);
  } finally {
    inFlight -= 1;
  }
}

const approverRule = { requires: ['role-approver'] };
const access = createAccess({ 'role-approver': ({ roles }) => roles.includes('approver') });

const area = defineArea({
  id: 'things',
  routes: [
    { path: '/list', title: 'List', page: () => Promise.resolve(ListPage) },
    {
      path: '/item',
      title: 'Item',
      page: () =>
        Promise.resolve(() => <PinButton kind="case" id="00012345" title="Loss of service at Bristol" />),
    },
    { path: '/pinned', title: 'Pinned', page: () => Promise.resolve(PinnedItems) },
    { path: '/services/:serviceId', title: 'Service' },
  ],
  pins: [
    ...['case', 'service', 'quote', 'document'].map((kind) => ({
      kind,
      access: signedInRule,
      resolve: () => Promise.resolve(resolve),
    })),
    { kind: 'approval', access: approverRule, resolve: () => Promise.resolve(resolve) },
  ],
});

let page: RenderedPage;

function open(path: string, { api, ...options }: Partial<RenderPageOptions> = {}): void {
  page = renderKitPage(area, { path, access, api: { ...createPinsApi([]).api, ...api }, ...options });
}

const requests = (id: string) => page.requests.filter((each) => each.id === id);
const toast = () => page.services.toasts.getSnapshot().toasts.at(-1);
const undo = (): void => toast()?.action?.onAction();
const pinOf = (title: string) => browser.getByRole('button', { name: `Pin ${title}` });
const shown = () => sortableList(page.container, userEvent).order();

beforeEach(async () => {
  await browser.viewport(1200, 900);
  detail.mockImplementation((id) => ({
    title: `Now ${id}`,
    href: '/x',
    status: { text: 'Up', tone: 'positive' },
  }));
});
afterEach(() => page.unmount());

it('One request tells every row of a list whether it is pinned [PIN-1]', async () => {
  open('/list', { api: createPinsApi(pinFixtures.slice(0, 2)).api });
  await expect.element(pinOf('Loss of service at Bristol')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(pinOf('Bristol offices')).toHaveAttribute('aria-pressed', 'false');
  expect(requests('listPins')).toHaveLength(1);
});

it.each(['/assets/x.js', '/api/portal/rest/pins', '/sandbox/reset', '/services/../api', '//evil.example'])(
  'A pin with the address %s, which is no page of the portal, is text and can be removed [PIN-7]',
  async (href) => {
    const [first, second] = pinFixtures.slice(0, 2);
    if (!first || !second) throw new Error('There are too few pins.');
    detail.mockImplementation(() => {
      throw new Error('Not now.');
    });
    const backend = createPinsApi([{ ...first, href }, second]);
    open('/pinned', { api: backend.api });
    await expect.element(browser.getByRole('link', { name: second.title })).toBeVisible();
    await expect.element(browser.getByText(first.title)).toBeVisible();
    expect(browser.getByRole('link').elements()).toHaveLength(1);
    await browser.getByRole('button', { name: `Remove the pin of ${first.title}` }).click();
    await expect.poll(backend.ids).toEqual([second.id]);
  },
);

it('A pin shows at once and can be undone [PIN-2]', async () => {
  const backend = createPinsApi([]);
  const saved = createDeferred<void>();
  open('/list', {
    api: {
      ...backend.api,
      addPin: async (request) => {
        await saved.promise;
        return backend.api.addPin(request);
      },
    },
  });
  await expect.element(pinOf('Bristol offices')).toHaveAttribute('aria-pressed', 'false');
  await pinOf('Bristol offices').click();
  await expect.element(pinOf('Bristol offices')).toHaveAttribute('aria-pressed', 'true');
  expect(toast()?.text).toContain('Bristol offices');
  saved.resolve();
  await expect.poll(backend.ids).toEqual(['QT-40001']);
  undo();
  await expect.element(pinOf('Bristol offices')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(backend.ids).toEqual([]);
});

it('A pin that is removed comes back to its former place by Undo [PIN-2]', async () => {
  const backend = createPinsApi(pinFixtures);
  open('/list', { api: backend.api });
  await expect.element(pinOf('Bristol offices')).toHaveAttribute('aria-pressed', 'true');
  await pinOf('Bristol offices').click();
  await expect.poll(backend.ids).not.toContain('QT-40001');
  undo();
  await expect.poll(backend.ids).toEqual(pinFixtures.map(({ id }) => id));
});

it('A pin that could not be saved is taken back, and a toast says so [PIN-3]', async () => {
  open('/item', { api: { addPin: problemResponse(500) } });
  const button = browser.getByRole('button');
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.poll(() => toast()?.tone).toBe('critical');
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
});

it('With as many pins as there may be, the button says so before the click and sends nothing [PIN-4]', async () => {
  open('/list', { api: createPinsApi(pinFixtures.slice(0, 2), 2).api });
  await expect.element(pinOf('Loss of service at Bristol')).toHaveAttribute('aria-pressed', 'true');
  const refused = pinOf('Bristol offices');
  await expect.element(refused).toHaveAttribute('aria-disabled', 'true');
  await expect.element(refused).toHaveAttribute('title', expect.stringContaining('You have 2 pins'));
  await refused.click({ force: true });
  expect(toast()?.tone).toBe('caution');
  expect(requests('addPin')).toEqual([]);
  await pinOf('Loss of service at Bristol').click();
  await expect.element(refused).not.toHaveAttribute('aria-disabled');
});

it('A page with a pin button records the opened item, and a failure shows no message [PIN-5]', async () => {
  open('/item', { api: { recordRecentItem: problemResponse(500) } });
  await expect
    .poll(() => requests('recordRecentItem').map(({ url, body }) => ({ url, body })))
    .toEqual([
      {
        url: '/api/portal/rest/recent-items/case/00012345',
        body: { title: 'Loss of service at Bristol', href: '/item' },
      },
    ]);
  expect(toast()).toBeUndefined();
});

it('Pinned items show their present name and status, and each loads and fails alone [PIN-6]', async () => {
  detail.mockImplementation((id) => {
    if (id === 'QS-104200') throw new Error('Not now.');
    return { title: `Now ${id}`, href: '/x', status: { text: 'Waiting for you', tone: 'caution' } };
  });
  open('/pinned', { api: createPinsApi(pinFixtures.slice(0, 2)).api });
  await expect.element(browser.getByRole('link', { name: 'Now 00012345' })).toBeVisible();
  await expect.element(browser.getByText('Waiting for you')).toBeVisible();
  await expect.element(browser.getByRole('link', { name: service?.title ?? '' })).toBeVisible();
  detail.mockImplementation((id) => ({ title: `Then ${id}`, href: '/x', status: null }));
  await browser.getByRole('button', { name: /Load the status/ }).click();
  await expect.element(browser.getByRole('link', { name: 'Then QS-104200' })).toBeVisible();
});

it('An item that is gone or no longer allowed says so and can be removed [PIN-7]', async () => {
  detail.mockReturnValue(null);
  const approval = pinFixtures.filter(({ kind }) => kind === 'approval');
  const backend = createPinsApi([...pinFixtures.slice(0, 1), ...approval]);
  open('/pinned', { api: backend.api, user: createTestUser({ roles: [] }) });
  await expect.element(browser.getByText('It no longer exists, or you may no longer see it.')).toBeVisible();
  await expect.element(browser.getByText('You no longer have access to it.')).toBeVisible();
  expect(browser.getByRole('link').elements()).toEqual([]);
  await browser.getByRole('button', { name: `Remove the pin of ${bristol?.title}` }).click();
  await expect.poll(backend.ids).toEqual(['AP-7001']);
  expect(document.activeElement?.getAttribute('data-item')).toBe('approval/AP-7001');
  undo();
  await expect.poll(backend.ids).toEqual(['00012345', 'AP-7001']);
});

it('An item that is gone is requested once, and not again when the pins change [PIN-7]', async () => {
  detail.mockImplementation((id) =>
    id === '00012345' ? null : { title: `Now ${id}`, href: '/x', status: null },
  );
  open('/pinned', { api: createPinsApi(pinFixtures.slice(0, 3)).api });
  const gone = browser.getByText('It no longer exists, or you may no longer see it.');
  await expect.element(gone).toBeVisible();
  detail.mockClear();
  await browser.getByRole('button', { name: 'Remove the pin of Now QT-40001' }).click();
  await expect.poll(() => requests('listPins')).toHaveLength(2);
  await expect.poll(() => detail.mock.calls).toContainEqual(['QS-104200']);
  expect(detail.mock.calls).not.toContainEqual(['00012345']);
  await expect.element(gone).toBeVisible();
});

it('Moving a pin shows at once and is saved with the version that was seen [PIN-8]', async () => {
  const backend = createPinsApi(pinFixtures.slice(0, 3));
  open('/pinned', { api: backend.api });
  await expect.poll(shown).toEqual(['case/00012345', 'service/QS-104200', 'quote/QT-40001']);
  await sortableList(page.container, userEvent).moveDown('case/00012345');
  expect(shown()).toEqual(['service/QS-104200', 'case/00012345', 'quote/QT-40001']);
  await sortableList(page.container, userEvent).moveDown('case/00012345');
  await expect.poll(backend.ids).toEqual(['QS-104200', 'QT-40001', '00012345']);
  await expect.poll(() => requests('orderPins').length).toBe(2);
});

it.each(['the list loads', 'the move before is saved'])(
  'A move is saved although the page is left while %s [PIN-8]',
  async (until) => {
    const backend = createPinsApi(pinFixtures.slice(0, 3));
    const held = createDeferred<void>();
    const slow =
      until === 'the list loads'
        ? {
            listPins: async () => {
              if (requests('listPins').length > 1) await held.promise;
              return backend.api.listPins();
            },
          }
        : {
            orderPins: async (request: Parameters<typeof backend.api.orderPins>[0]) => {
              if (requests('orderPins').length === 1) await held.promise;
              return backend.api.orderPins(request);
            },
          };
    open('/pinned', { api: { ...backend.api, ...slow } });
    await expect.poll(shown).toHaveLength(3);
    await sortableList(page.container, userEvent).moveDown('case/00012345');
    await sortableList(page.container, userEvent).moveDown('case/00012345');
    const id = until === 'the list loads' ? 'listPins' : 'orderPins';
    await expect.poll(() => requests(id)).toHaveLength(id === 'listPins' ? 2 : 1);
    page.navigate('/services/QS-104200');
    await expect.poll(() => page.container.querySelector('[data-item]')).toBeNull();
    held.resolve();
    await expect.poll(backend.ids).toEqual(['QS-104200', 'QT-40001', '00012345']);
    expect(toast()).toBeUndefined();
  },
);

it('When another tab changed the pins first, a move shows their present order and says so [PIN-9]', async () => {
  const backend = createPinsApi(pinFixtures.slice(0, 3));
  open('/pinned', { api: backend.api });
  await expect.poll(shown).toHaveLength(3);
  backend.reverse();
  await sortableList(page.container, userEvent).moveDown('case/00012345');
  await expect.poll(shown).toEqual(['quote/QT-40001', 'service/QS-104200', 'case/00012345']);
  expect(toast()?.text).toContain('changed elsewhere');
});

it('A move is saved for the order that the page shows, also when that is no longer cached [PIN-9]', async () => {
  const backend = createPinsApi(pinFixtures.slice(0, 3));
  const clock = createManualClock();
  open('/pinned', { api: backend.api, clock });
  await expect.poll(shown).toHaveLength(3);
  backend.reverse();
  await clock.advance(6 * 60_000);
  await sortableList(page.container, userEvent).moveDown('case/00012345');
  await expect.poll(() => requests('orderPins')[0]?.headers.get('If-Match')).toBe('"1"');
  await expect.poll(shown).toEqual(['quote/QT-40001', 'service/QS-104200', 'case/00012345']);
});

it('The first five pins are shown, and all of them on demand; at most six are requested at once [PIN-6]', async () => {
  const many = Array.from({ length: 50 }, (_unused, index) => ({
    kind: 'case',
    id: `${index}`,
    title: `Case ${index}`,
    href: `/support/cases/${index}`,
  }));
  open('/pinned', { api: createPinsApi(many).api });
  await expect.poll(shown).toHaveLength(5);
  await browser.getByRole('button', { name: 'Show all 50' }).click();
  await expect.poll(shown).toHaveLength(50);
  await expect.element(browser.getByRole('link', { name: 'Now 49' })).toBeInTheDocument();
  expect(mostInFlight).toBe(6);
});
