import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { internetOffer, leedsSites, quote } from '../../quotes.fixtures.ts';
import { EditingNotices, type EditingNoticesProps } from './EditingNotices.tsx';

const options = internetOffer.defaults;
const base = { options, sites: leedsSites(3) };

const named = (reference: string) => {
  const [first, ...others] = leedsSites(3);
  return { options, sites: first ? [{ ...first, reference }, ...others] : others };
};

const meta = preview.meta<EditingNoticesProps, DecoratorFunction, EditingNoticesProps>({
  title: 'Pages/Quoting/Notices of editing',
  component: EditingNotices,
  tags: ['!autodocs'],
  args: {
    quote,
    draft: base,
    save: { status: 'saved', at: null },
    restoredAt: null,
    onKeepDraft: fn(),
    onDiscardDraft: fn(),
    onRetry: fn(),
    onResolve: fn(),
  },
});

export const Conflict = meta.story({
  args: {
    draft: named('HQ'),
    save: {
      status: 'conflict',
      message: 'Noor Rahman changed this quote.',
      base,
      theirs: { ...named('Head office'), etag: '"9"' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Head office/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save this choice' }));
    await expect(args.onResolve).toHaveBeenCalledWith(named('Head office'));
  },
});

export const BothChangesFit = meta.story({
  args: {
    draft: named('HQ'),
    save: {
      status: 'conflict',
      message: 'Noor Rahman changed this quote.',
      base,
      theirs: { options, sites: leedsSites(5), etag: '"9"' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/2 sites added/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep both changes' }));
    await expect(args.onResolve).toHaveBeenCalled();
  },
});

export const NotSaved = meta.story({
  args: {
    save: {
      status: 'failed',
      message: 'Check the sites.',
      problems: [{ pointer: '/items/1/addressId', message: 'There is no such address.' }],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Row 2, Unit 2, Park Place: There is no such address/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const RestoredDraft = meta.story({ args: { restoredAt: new Date('2026-11-23T09:30:00Z') } });

export const BeingPriced = meta.story({
  args: { quote: { ...quote, status: 'pricing', allowedActions: ['cancelPricing'] } },
});

export const Ordered = meta.story({ args: { quote: { ...quote, status: 'ordered', allowedActions: [] } } });

export const PlanWithdrawn = meta.story({ args: { quote: { ...quote, planState: 'withdrawn' } } });
