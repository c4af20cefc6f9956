import type { JSX } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { StoryLink } from '../../../../.storybook/StoryLink.tsx';
import { sanitizeHtml } from '../sanitize/sanitizeHtml.ts';
import { QuaysideProvider } from '../theme/QuaysideProvider.tsx';
import { AnnouncementBanner } from './AnnouncementBanner/AnnouncementBanner.tsx';
import { MarketingPopup } from './MarketingPopup/MarketingPopup.tsx';
import { RichText } from './RichText/RichText.tsx';
import { circuitActions, circuits, columns } from './Table/Table.fixtures.tsx';
import { Table } from './Table/Table.tsx';
import { BarOnPage, everything, longItems } from './TopNav/TopNav.fixtures.tsx';

/*
 * A component that measures itself must not change size by the result, or it would flip in every frame. Each test forces
 * a component into every state that it can measure.
 */

let root: Root;
let container: HTMLElement;

beforeEach(async () => {
  await page.viewport(1600, 900);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

async function draw(element: JSX.Element, selector: string): Promise<HTMLElement> {
  root.render(<QuaysideProvider linkComponent={StoryLink}>{element}</QuaysideProvider>);
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Every measured size, of the element and its content. */
function sizesOf(element: HTMLElement): number[] {
  const { width, height } = getComputedStyle(element);
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  return [
    Number.parseFloat(width),
    Number.parseFloat(height),
    scrollWidth,
    scrollHeight,
    clientWidth,
    clientHeight,
  ];
}

function sizesInEachState(
  element: HTMLElement,
  attribute: string,
  states: readonly (string | null)[],
): number[][] {
  const before = element.getAttribute(attribute);
  const sizes = states.map((state) => {
    setState(element, attribute, state);
    return sizesOf(element);
  });
  setState(element, attribute, before);
  return sizes;
}

function setState(element: HTMLElement, attribute: string, state: string | null): void {
  if (state === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, state);
}

const short = '<p>Planned work on <a href="/status">two rings</a>.</p><h2>A heading</h2>';
const long = short.repeat(40);
const wide = `<table><tr>${'<td>Unbreakable</td>'.repeat(60)}</tr></table>`;

const onMessage = (html: string): JSX.Element => (
  <MarketingPopup open content={{ status: 'ready', html: sanitizeHtml(html) }} onClose={() => undefined} />
);
const onTable = (inlineSize: string): JSX.Element => (
  <div style={{ inlineSize }}>
    <Table
      caption="Services"
      columns={columns}
      data={{ status: 'ready', rows: circuits }}
      rowId={({ id }) => id}
      rowActions={circuitActions}
    />
  </div>
);

it.each<[string, JSX.Element, string, string, (string | null)[]]>([
  [
    'a short marketing message',
    onMessage(short),
    '[data-size] [data-state]',
    'data-state',
    ['fits', 'scrolls'],
  ],
  [
    'a long marketing message',
    onMessage(long),
    '[data-size] [data-state]',
    'data-state',
    ['fits', 'scrolls'],
  ],
  [
    'a short announcement',
    <AnnouncementBanner key="short" html={sanitizeHtml(short)} />,
    'section',
    'data-state',
    ['fits', 'scrolls'],
  ],
  [
    'a long announcement',
    <AnnouncementBanner key="long" html={sanitizeHtml(long)} />,
    'section',
    'data-state',
    ['fits', 'scrolls'],
  ],
  [
    'a wide table of a text',
    <RichText key="text" html={sanitizeHtml(wide)} />,
    'table',
    'tabindex',
    [null, '0'],
  ],
  [
    'a table with room',
    onTable('1500px'),
    '[data-overflow]',
    'data-overflow',
    ['unknown', 'fits', 'scrolls'],
  ],
  [
    'a table without room',
    onTable('660px'),
    '[data-overflow]',
    'data-overflow',
    ['unknown', 'fits', 'scrolls'],
  ],
])(
  'The size of a component that measures itself is the same in every measured state of %s',
  async (_what, element, selector, attribute, states) => {
    const [first, ...others] = sizesInEachState(await draw(element, selector), attribute, states);
    for (const sizes of others) expect(sizes).toEqual(first);
  },
);

it.each([1367, 1500, 1920])(
  'The size of a TopNav does not depend on how many items are under “More”, at %d px',
  async (width) => {
    await page.viewport(width, 900);
    const list = await draw(
      <BarOnPage {...everything} navigation={{ status: 'ready', items: longItems }} />,
      'nav ul:has(> [data-item])',
    );
    const { inlineSize, blockSize } = getComputedStyle(list);
    const items = [...list.querySelectorAll<HTMLElement>(':scope > *')];
    const widths = items.map((item) => item.getBoundingClientRect().width);
    for (const [index, item] of items.entries()) {
      item.hidden = true;
      item.style.display = 'none';
      expect(getComputedStyle(list)).toMatchObject({ inlineSize, blockSize });
      const rest = items.slice(index + 1).map((other) => other.getBoundingClientRect().width);
      expect(rest).toEqual(widths.slice(index + 1));
    }
  },
);
