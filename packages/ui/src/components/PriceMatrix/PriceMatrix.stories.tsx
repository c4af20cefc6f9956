import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { priceMatrix } from '../../testing/priceMatrix.ts';
import {
  PriceMatrix,
  type PricedCell,
  type PriceMatrixCells,
  type PriceMatrixProps,
} from './PriceMatrix.tsx';

const terms = [
  { id: '12', label: '12 months' },
  { id: '36', label: '36 months' },
  { id: '60', label: '60 months' },
];

const bandwidths = [
  { id: '100', label: '100 Mbit/s' },
  { id: '500', label: '500 Mbit/s' },
  { id: '1000', label: '1 Gbit/s' },
];

const firm = (monthly: string, oneOff: string): PricedCell => ({
  status: 'priced',
  monthly,
  oneOff,
  certainty: 'firm',
  leadTime: '45 working days',
});

const cells: PriceMatrixCells = {
  100: {
    12: firm('£412.00', '£950.00'),
    36: { ...firm('£318.00', '£450.00'), detail: 'Saves £94.00 a month' },
    60: { ...firm('£282.00', '£0.00'), isCheapest: true },
  },
  500: {
    12: {
      status: 'priced',
      monthly: '£640.00',
      oneOff: '£1,250.00',
      certainty: 'survey',
      condition: 'the duct must be checked',
      leadTime: '60 working days',
    },
    36: { status: 'pricing' },
    60: { status: 'none', reason: 'The carrier did not respond in time.' },
  },
  1000: {
    12: { status: 'none', reason: 'No capacity at this site.' },
    36: {
      status: 'priced',
      monthly: '£905.00',
      oneOff: '£2,400.00',
      certainty: 'budgetary',
      leadTime: '90 working days',
    },
  },
};

function Stateful({ value: first, onValueChange, ...rest }: PriceMatrixProps) {
  const [value, setValue] = useState(first);
  return (
    <PriceMatrix
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/PriceMatrix',
  component: PriceMatrix,
  parameters: {
    layout: 'padded',
  },
  args: {
    caption: 'Goswell Road 260, London EC1V 7EB',
    bandwidths,
    terms,
    cells,
    value: null,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 960 }}>{Story()}</div>],
  render: (args) => <Stateful {...args} />,
});

/** Prices of each certainty, a price that is being computed, and the reasons for missing prices. */
export const Prices = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const matrix = priceMatrix(canvasElement, userEvent);
    await expect(canvas.getByRole('radiogroup', { name: /^Goswell Road 260/ })).toBeVisible();
    await expect(canvas.getByRole('table', { name: /^Goswell Road 260/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(matrix.state('500 Mbit/s', '36 months')).toBe('pricing');
    await expect(matrix.state('1 Gbit/s', '12 months')).toBe('none');
    await matrix.choose('100 Mbit/s', '36 months');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ bandwidthId: '100', termId: '36' });
    await expect(matrix.chosen()).toEqual({ bandwidth: '100 Mbit/s', term: '36 months' });
    const radio = canvas.getByRole('radio', { name: /^500 Mbit\/s 12 months £640\.00/ });
    await expect(radio).toHaveAccessibleDescription(/£1,250\.00 .*the duct must be checked/);
  },
});

/** Arrow keys move along rows and columns, past cells without a price. */
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { value: { bandwidthId: '100', termId: '36' } },
  play: async ({ canvasElement, userEvent }) => {
    const matrix = priceMatrix(canvasElement, userEvent);
    await userEvent.tab();
    await expect(matrix.cell('100 Mbit/s', '36 months').querySelector('input')).toHaveFocus();
    const isStacked = getComputedStyle(matrix.cell('100 Mbit/s', '36 months')).display !== 'table-cell';
    // Stacked, the browser itself moves through the list.
    if (isStacked) return;
    await userEvent.keyboard('{ArrowDown}');
    await expect(matrix.chosen()).toEqual({ bandwidth: '1 Gbit/s', term: '36 months' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(matrix.chosen()).toEqual({ bandwidth: '1 Gbit/s', term: '36 months' });
    await userEvent.keyboard('{ArrowUp}');
    const isRtl = canvasElement.matches(':dir(rtl)');
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(matrix.chosen()).toEqual({ bandwidth: '100 Mbit/s', term: '60 months' });
    await expect(matrix.cell('100 Mbit/s', '60 months').querySelector('input')).toHaveFocus();
    await userEvent.keyboard(isRtl ? '{ArrowRight}' : '{ArrowLeft}');
    await userEvent.keyboard(isRtl ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(matrix.chosen()).toEqual({ bandwidth: '100 Mbit/s', term: '12 months' });
  },
});

/** In a narrow container each bandwidth is a list of its terms. */
export const Narrow = meta.story({
  args: { value: { bandwidthId: '100', termId: '60' } },
  decorators: [(Story) => <div style={{ inlineSize: 328 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const matrix = priceMatrix(canvasElement, userEvent);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    const cell = matrix.cell('100 Mbit/s', '12 months');
    await expect(cell.getBoundingClientRect().width).toBeGreaterThan(300);
    await matrix.choose('500 Mbit/s', '12 months');
    await expect(matrix.chosen()).toEqual({ bandwidth: '500 Mbit/s', term: '12 months' });
  },
});

/** Without `onValueChange` there are no radio buttons. */
export const ReadOnly = meta.story({
  render: (args) => (
    <PriceMatrix {...args} value={{ bandwidthId: '100', termId: '60' }} onValueChange={undefined} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    caption: `Standort ${'Gewerbegebiet'.repeat(12)}`,
    bandwidths: [{ id: '100', label: 'Zweihundertfünfzig Megabit in der Sekunde' }],
    cells: {
      100: {
        12: {
          status: 'priced',
          monthly: 'IDR 123,456,789,000.00',
          oneOff: 'IDR 9,123,456,789,000.00',
          certainty: 'survey',
          condition: 'w'.repeat(60),
          detail: 'A sentence that goes on. '.repeat(5),
        },
        36: { status: 'none', reason: 'A reason that goes on. '.repeat(8) },
      },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
