import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { Pagination, type PaginationLabels } from './Pagination.tsx';

const labels = () => labelsOf<PaginationLabels>('Pagination');
const pageName = (number: string) => fillLabel(labels().page, { page: number });
const range = (from: string, to: string, total: string) => fillLabel(labels().range, { from, to, total });

const meta = preview.meta({
  title: 'Data/Pagination',
  component: Pagination,
  parameters: {
    layout: 'padded',
  },
  args: { page: 1, pageSize: 25, total: 1043, onPageChange: fn() },
});

export const FirstPage = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: labels().navigation })).toBeVisible();
    await expect(canvas.getByText(range('1', '25', '1,043'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: pageName('1') })).toHaveAttribute('aria-current', 'page');
    const previous = canvas.getByRole('button', { name: labels().previous });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: labels().next }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    const last = canvas.getByRole('button', { name: pageName('42') });
    await userEvent.click(last);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(42);
    const { width, height } = last.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(tokenNumbers.size.target);
  },
});

export const MiddlePage = meta.story({
  args: { page: 21 },
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(numbers).toEqual(['', '1', '20', '21', '22', '42', '']);
  },
});

function Turning() {
  const [page, setPage] = useState(41);
  return <Pagination page={page} pageSize={25} total={1043} onPageChange={setPage} />;
}

/** At the last page focus stays on the button that led there. */
export const LastPage = meta.story({
  render: () => <Turning />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: labels().next });
    await userEvent.click(next);
    await expect(canvas.getByText(range('1,026', '1,043', '1,043'))).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
  },
});

export const FewPages = meta.story({ tags: ['!autodocs'], args: { total: 120, page: 3 } });

export const OnePage = meta.story({
  args: { total: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(range('1', '12', '12'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(labels().none)).toBeVisible();
  },
});

/** A page beyond the end shows the last one. */
export const BeyondTheEnd = meta.story({
  tags: ['!autodocs'],
  args: { page: 99, total: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(range('51', '60', '60'))).toBeVisible();
  },
});

/** An invalid page size counts as one. */
export const NoPageSize = meta.story({
  tags: ['!autodocs'],
  args: { total: 4 },
  render: (args) => (
    <>
      {[0, -5, 2.5, Number.NaN, Number.POSITIVE_INFINITY].map((pageSize) => (
        <Pagination key={pageSize} {...args} pageSize={pageSize} aria-label={`Pages of ${pageSize}`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(range('1', '1', '4'))).toHaveLength(5);
    await expect(canvas.getAllByRole('button', { name: pageName('4') })).toHaveLength(5);
  },
});

const resized = fn();

export const WithPageSize = meta.story({
  args: { pageSizes: { options: [10, 25, 50, 100], onChange: resized } },
  play: async ({ canvas, userEvent }) => {
    resized.mockClear();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: labels().pageSize }), '50');
    await expect(resized).toHaveBeenCalledOnce();
    await expect(resized).toHaveBeenLastCalledWith(50);
  },
});

export const Narrow = meta.story({
  args: { page: 21, pageSizes: { options: [10, 25, 50, 100], onChange: resized } },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fillLabel(labels().compact, { page: '21', pages: '42' }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: pageName('21') })).toBeNull();
    await expect(canvas.getByRole('button', { name: labels().next })).toBeVisible();
  },
});

export const LargeNumbers = meta.story({
  tags: ['!autodocs'],
  args: { page: 123_456, total: 12_345_678, pageSize: 50, locale: 'de-DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(range('6.172.751', '6.172.800', '12.345.678'))).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    pageSizes: { options: [25], onChange: resized },
    labels: {
      range: 'Die Einträge {from} bis {to} von insgesamt {total} werden gerade angezeigt',
      pageSize: 'Wie viele Einträge auf einer Seite stehen',
    },
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: { page: 21 },
  globals: { direction: 'rtl' },
});
