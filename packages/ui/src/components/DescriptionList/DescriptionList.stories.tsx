import { expect } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { DescriptionList, type DescriptionListItem, type DescriptionListLabels } from './DescriptionList.tsx';

const labels = () => labelsOf<DescriptionListLabels>('DescriptionList');

const service: DescriptionListItem[] = [
  { id: 'circuit', term: 'Circuit', description: 'NL-AMS-2041', kind: 'identifier' },
  { id: 'status', term: 'Status', description: <StatusLabel tone="positive">Active</StatusLabel> },
  { id: 'product', term: 'Product', description: 'Internet Access', kind: 'text' },
  { id: 'price', term: 'Price a month', description: '€1,412.00', kind: 'number' },
  { id: 'site', term: 'Site', description: 'Herengracht 182, 1016 BR Amsterdam' },
  {
    id: 'contact',
    term: 'Contact',
    description: <Link href="mailto:noc@veltman.example">Lotte Veltman</Link>,
  },
  { id: 'ends', term: 'Contract ends', description: '31 Jan 2028' },
];

const meta = preview.meta({
  title: 'Data/DescriptionList',
  component: DescriptionList,
  parameters: {
    layout: 'padded',
  },
  args: { items: service },
});

/** The number of columns. */
function columnsOf(canvasElement: HTMLElement): number {
  const lefts = [...canvasElement.querySelectorAll('dt')].map((term) => term.getBoundingClientRect().left);
  return new Set(lefts.map(Math.round)).size;
}

export const Stacked = meta.story({
  args: { layout: 'stacked' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(service.length);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('NL-AMS-2041');
    await expect(columnsOf(canvasElement)).toBe(1);
  },
});

export const TwoColumns = meta.story({
  args: { columns: 2 },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(canvasElement.clientWidth < 500 ? 1 : 2);
  },
});

export const ThreeColumns = meta.story({
  args: { columns: 3 },
  decorators: [(Story) => <div style={{ maxInlineSize: 960 }}>{Story()}</div>],
});

/** The width of the list decides, not that of the page. */
export const ThreeColumnsInANarrowPlace = meta.story({
  tags: ['!autodocs'],
  args: { columns: 3 },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(1);
  },
});

export const Beside = meta.story({
  args: { layout: 'beside' },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

export const Empty = meta.story({
  tags: ['!autodocs'],
  args: {
    items: [
      { id: 'reference', term: 'Your reference', description: '', kind: 'identifier' },
      { id: 'vat', term: 'VAT number', description: null },
      { id: 'sites', term: 'Sites', description: 0, kind: 'number' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(labels().missing)).toHaveLength(2);
    await expect(canvas.getByText('0')).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    layout: 'beside',
    items: [
      {
        id: 'key',
        term: 'Verschlüsselungsverfahrenskennung',
        description: 'a7f3'.repeat(60),
        kind: 'identifier',
      },
      { id: 'note', term: 'Note', description: 'The landlord asks for two days’ notice. '.repeat(8) },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A description keeps its own text direction, aligned by the page's. */
export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: { layout: 'beside' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const date = canvas.getByText('31 Jan 2028');
    const boxOf = (from: number, to: number): DOMRect => {
      const range = document.createRange();
      if (date.firstChild) range.setStart(date.firstChild, from);
      if (date.firstChild) range.setEnd(date.firstChild, to);
      return range.getBoundingClientRect();
    };
    const [day, year] = [boxOf(0, 2), boxOf(7, 11)];
    await expect(day.right).toBeLessThan(year.left);
    const end = date.closest('dd')?.getBoundingClientRect().right ?? 0;
    await expect(year.right).toBeCloseTo(end, 0);
  },
});
