import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { chosen, options, priceBook } from '../prices.fixtures.ts';
import type { SiteRow } from './createPriceBook.ts';
import { SitePrices, type SitePricesProps } from './SitePrices.tsx';

function rowOf(siteId: string): SiteRow {
  const row = priceBook().getRow(siteId);
  if (row === undefined) throw new Error(`The fixtures have no site ${siteId}.`);
  return row;
}

const meta = preview.meta<SitePricesProps, DecoratorFunction, SitePricesProps>({
  title: 'Pages/Quoting/Prices of a site',
  component: SitePrices,
  tags: ['!autodocs'],
  args: { row: rowOf('S1'), options, isReseller: true, isPricing: false, onChoose: fn() },
});

/** A price is chosen by its cell; the site keeps its margin. */
export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: /^1 Gbps 60 months/ });
    await expect(canvas.getByRole('radio', { name: /^100 Mbps 36 months/ })).toBeChecked();
    await userEvent.click(radio);
    await expect(args.onChoose).toHaveBeenCalledWith(chosen('S1', { bandwidthMbps: 1000, termMonths: 60 }));
    const margin = canvas.getByRole('textbox', { name: 'Margin for this site' });
    await userEvent.type(margin, '30{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ ...chosen('S1'), marginBasisPoints: 3000 });
  },
});

/** The carrier timed out for some terms. */
export const TimedOut = meta.story({ args: { row: rowOf('S3') } });

/** No price can be had, and the reason is in each cell. */
export const NoCapacity = meta.story({
  args: { row: rowOf('S4') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getAllByText('No capacity at this address')).toHaveLength(6);
  },
});

/** A quote that is ordered cannot be changed. */
export const ReadOnly = meta.story({ args: { onChoose: undefined, isReseller: false } });

/** Several resiliences have a switch. */
export const Resiliences = meta.story({
  args: { options: { ...options, resiliences: ['single', 'dual'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Resilience' }), 'dual');
    await expect(canvas.getAllByText('Not priced yet')).toHaveLength(6);
  },
});
