import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { estimateOf, hostileName, lineOf, priceList } from '../cloud.fixtures.ts';
import { CompareView, type CompareViewProps } from './CompareView.tsx';

const first = estimateOf();
const second = estimateOf({
  number: 'CE-1002',
  name: 'Booking site, larger',
  content: [
    lineOf({ quantity: 5 }),
    lineOf({ id: 'x', itemId: 'backup', name: 'All servers', size: 100, quantity: 1 }),
  ],
});

const meta = preview.meta<CompareViewProps, DecoratorFunction, CompareViewProps>({
  title: 'Pages/Cloud/Compare',
  component: CompareView,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { first, second, priceList },
});

/** Lines that differ at first; the others on request. */
export const Different = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4 of 5 lines differ')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show lines that are the same' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
  },
});

export const Same = meta.story({
  args: { second: { ...first, number: 'CE-1003' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 5 lines are the same')).toBeVisible();
  },
});

export const OtherTerm = meta.story({ args: { second: estimateOf({ number: 'CE-1004', termMonths: 12 }) } });

export const LongText = meta.story({
  args: { first: { ...first, name: hostileName }, second: { ...second, name: hostileName } },
});
