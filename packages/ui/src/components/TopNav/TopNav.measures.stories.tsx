import { expect, waitFor } from 'storybook/test';
import { inlineEdges } from '../../../../../.storybook/inlineDirection.ts';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { PageContent } from '../PageContent/PageContent.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { BarOnPage, everything, longItems, ninthItem, services } from './TopNav.fixtures.tsx';
import { TopNav, topNavPanels, type TopNavLabels } from './TopNav.tsx';

const labels = () => labelsOf<TopNavLabels>('TopNav');

const meta = preview.meta({
  title: 'Shell/TopNav/Measures',
  component: BarOnPage,
  parameters: { layout: 'fullscreen', picture: 'head' },
  tags: ['!autodocs'],
  // The names keep their length in every language, so that the bar can be measured.
  args: { ...everything, labels: { product: 'Quayside' } },
});

const atWidth = (value: 'phone360' | 'short1366' | 'wide1367' | 'desk1920') => ({ viewport: { value } });

function bar(): HTMLElement {
  const found = document.querySelector('nav');
  if (!found) throw new Error('There is no bar.');
  return found;
}

/** The bounding boxes of the visible links and controls. */
function visibleTargets(): DOMRect[] {
  return [...bar().querySelectorAll<HTMLElement>('a, button, input')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .map((target) => target.getBoundingClientRect());
}

function targetsBesideTheBox(): DOMRect[] {
  return visibleTargets().filter(({ width }) => width < tokenNumbers.size.search);
}

/** WebKit reports the style of the box itself in place of its placeholder's, so nothing can be read there. */
async function expectNoPlaceholder(box: HTMLElement): Promise<void> {
  const { color } = getComputedStyle(box, '::placeholder');
  if (color !== getComputedStyle(box).color) await expect(color).toBe('rgba(0, 0, 0, 0)');
}

async function expectRightMeasures(): Promise<void> {
  const { height, top, width } = bar().getBoundingClientRect();
  await expect(height).toBe(tokenNumbers.size.bar);
  await expect(top).toBe(0);
  await expect(width).toBe(document.documentElement.clientWidth);
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  for (const target of visibleTargets()) {
    await expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(tokenNumbers.size.target);
  }
}

async function expectNoOverlap(): Promise<void> {
  const targets = visibleTargets().toSorted((one, other) => one.left - other.left);
  for (const [index, target] of targets.entries()) {
    const next = targets[index + 1];
    if (next) await expect(target.right).toBeLessThanOrEqual(next.left + 0.5);
    await expect(target.bottom).toBeLessThanOrEqual(tokenNumbers.size.bar);
  }
}

export const At360 = meta.story({
  globals: atWidth('phone360'),
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(360);
    await expectRightMeasures();
    await expectNoOverlap();
    await expect(canvas.getByRole('button', { name: labels().menu })).toBeVisible();
  },
});

export const At360WithTextTwiceAsLarge = meta.story({
  globals: atWidth('phone360'),
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    await expectRightMeasures();
    await expectNoOverlap();
    await expect(canvas.getByRole('button', { name: labels().profile })).toBeVisible();
  },
});

export const At1366 = meta.story({
  tags: ['BAR-1', 'BAR-2'],
  globals: atWidth('short1366'),
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(tokenNumbers.breakpoint.short);
    await expectRightMeasures();
    await expectNoOverlap();
    await expect(canvas.getByRole('button', { name: labels().menu })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  },
});

export const At1367 = meta.story({
  tags: ['BAR-1', 'BAR-2'],
  globals: atWidth('wide1367'),
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(tokenNumbers.breakpoint.wide);
    await expectRightMeasures();
    await expectNoOverlap();
    await expect(canvas.queryByRole('button', { name: labels().menu })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
});

export const NineLongItemsAt1367 = meta.story({
  globals: atWidth('wide1367'),
  args: { navigation: { status: 'ready', items: [...longItems, ninthItem] } },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: labels().more });
    await expectRightMeasures();
    await expectNoOverlap();
    await userEvent.click(more);
    for (const { label } of [...longItems, ninthItem]) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
  },
});

export const NineLongItemsAt360 = meta.story({
  globals: atWidth('phone360'),
  args: { navigation: { status: 'ready', items: [...longItems, ninthItem] }, openId: topNavPanels.menu },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: labels().more })).toBeNull();
    for (const { label } of [...longItems, ninthItem]) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
    await expectRightMeasures();
  },
});

export const SearchBoxWidens = meta.story({
  tags: ['TOOL-2', 'TOOL-3'],
  globals: atWidth('wide1367'),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: labels().search });
    const before = targetsBesideTheBox();
    await expect(box).toHaveAttribute('placeholder', labels().search);
    await expect(box.getBoundingClientRect().width).toBe(tokenNumbers.size.search);
    await userEvent.click(box);
    await expect(box.getBoundingClientRect().width).toBe(tokenNumbers.size.searchWide);
    await expectNoPlaceholder(box);
    await expect(targetsBesideTheBox()).toEqual(before);
    await userEvent.type(box, 'circuit');
    await userEvent.tab();
    await expect(box.getBoundingClientRect().width).toBe(tokenNumbers.size.searchWide);
    await userEvent.clear(box);
    await userEvent.tab();
    await waitFor(() => expect(box.getBoundingClientRect().width).toBe(tokenNumbers.size.search));
  },
});

/**
 * The items use the space up to the box at rest. An item that the wide box covers is visible while it has the focus.
 */
export const SearchBoxCoversNoFocus = meta.story({
  globals: atWidth('wide1367'),
  args: {
    navigation: {
      status: 'ready',
      items: Array.from({ length: 20 }, (_, index) => ({
        kind: 'link',
        id: `${index}`,
        label: `Item ${index}`,
        href: `#${index}`,
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    const list = canvas.getAllByRole('list')[0]?.getBoundingClientRect();
    const restLeft = box.getBoundingClientRect().left;
    await expect(restLeft - Number(list?.right)).toBeLessThanOrEqual(tokenNumbers.space[8]);
    await userEvent.type(box, 'circuit');
    const more = await canvas.findByRole('button', { name: labels().more });
    const { left, width, top, height } = more.getBoundingClientRect();
    const topmost = () => document.elementFromPoint(left + width - 12, top + height / 2);
    await expect(topmost()).toBe(box);
    await userEvent.tab({ shift: true });
    await expect(more).toHaveFocus();
    await expect(more.contains(topmost())).toBe(true);
  },
});

export const SearchBoxInTheSheet = meta.story({
  globals: atWidth('phone360'),
  args: { openId: topNavPanels.menu },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('search').parentElement;
    const inset = sheet ? parseFloat(getComputedStyle(sheet).paddingInlineStart) : 0;
    await expect(canvas.getByRole('searchbox').getBoundingClientRect().width).toBe(
      Number(sheet?.clientWidth) - 2 * inset,
    );
  },
});

export const BarAndPageShareTheirEdge = meta.story({
  globals: atWidth('desk1920'),
  render: (args) => (
    <>
      <TopNav {...args} />
      <main id="main">
        <PageContent>
          <PageHeader title="Services" />
        </PageContent>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('link', { name: labels().home }).getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    // The logo begins 2 px inside its box.
    await expect(inlineEdges(title).start - inlineEdges(logo).start).toBe(2);
    // The tools keep their place at the end of the window when items arrive.
    const profile = canvas.getByRole('button', { name: labels().profile }).getBoundingClientRect();
    await expect(window.innerWidth - inlineEdges(profile).end).toBe(tokenNumbers.space[16]);
  },
});

export const ManyItemsUseTheWholeBar = meta.story({
  globals: atWidth('desk1920'),
  args: { navigation: { status: 'ready', items: longItems.slice(0, 6) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: labels().more })).toBeNull();
    for (const { label } of longItems.slice(0, 6)) await expect(canvas.getByText(label)).toBeVisible();
    await expectRightMeasures();
    await expectNoOverlap();
  },
});

export const PlaceholdersAreAsTallAsRows = meta.story({
  globals: atWidth('wide1367'),
  args: {
    openId: 'services',
    navigation: {
      status: 'ready',
      items: [
        { kind: 'parent', id: 'services', label: 'Services', submenu: { status: 'loading' } },
        { kind: 'parent', id: 'quoting', label: 'Quoting', submenu: { status: 'ready', items: services } },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const waiting = canvas.getByRole('list', { name: 'Services' }).children[0]?.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Quoting' }));
    const real = canvas.getByRole('list', { name: 'Quoting' }).children[0]?.getBoundingClientRect();
    await expect(waiting?.height).toBe(real?.height);
  },
});
