import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { internetOffer, layer2Offer, leedsSites, pricedQuote, quote } from '../quotes.fixtures.ts';
import { OptionsStep, type OptionsStepProps } from './OptionsStep.tsx';

const options = internetOffer.defaults;
const saved = { status: 'saved', at: null } as const;
const own = { ...options, bandwidthsMbps: [1000], resiliences: ['dualDiverse' as const] };
const [first, ...others] = leedsSites(40);
const sites = first ? [{ ...first, options: own }, ...others] : others;

const meta = preview.meta<OptionsStepProps, DecoratorFunction, OptionsStepProps>({
  title: 'Pages/Quoting/Options',
  component: OptionsStep,
  tags: ['!autodocs'],
  args: {
    quote,
    editing: { content: { options, sites }, save: saved },
    offer: internetOffer,
    isAsking: false,
    failure: null,
    onOptions: fn(),
    onSiteOptions: fn(),
    onRetry: fn(),
    onGetPrices: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '60 months' }));
    await expect(args.onOptions).toHaveBeenCalledWith({ ...options, termsMonths: [12, 36, 60] });
    await userEvent.click(canvas.getByRole('tab', { name: /With their own options/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Use the options of the quote for/ }));
    await expect(args.onSiteOptions).toHaveBeenCalledWith(['S1'], null);
    await userEvent.click(canvas.getByRole('button', { name: 'Get 158 prices' }));
    await expect(args.onGetPrices).toHaveBeenCalled();
  },
});

export const TooManyPrices = meta.story({
  args: {
    editing: {
      content: { options: { ...internetOffer, termsMonths: [12, 36, 60] }, sites },
      save: { status: 'unsaved' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/At most 30 are possible/)).toBeVisible();
  },
});

export const NothingChosen = meta.story({
  args: {
    editing: {
      content: { options: { bandwidthsMbps: [], termsMonths: [], resiliences: [] }, sites },
      save: { status: 'unsaved' },
    },
  },
});

export const NoSites = meta.story({ args: { editing: { content: { options, sites: [] }, save: saved } } });

export const IncompleteSites = meta.story({ args: { offer: layer2Offer } });

export const Priced = meta.story({
  args: { quote: pricedQuote },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue to prices' })).toHaveAttribute(
      'href',
      '/1access/quotes/QT-40001',
    );
  },
});

export const NotAsked = meta.story({
  args: {
    failure: {
      message: 'One site cannot be priced.',
      details: ['Row 2, Unit 2, Park Place: The address was withdrawn.'],
    },
  },
});

export const Locked = meta.story({ args: { quote: { ...quote, allowedActions: [] } } });
