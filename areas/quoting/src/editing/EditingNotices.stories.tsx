import { HttpStatusError } from '@quayside/portal-core';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { internetOffer, leedsSites, quote } from '../quotes.fixtures.ts';
import { EditingNotices, type EditingNoticesProps } from './EditingNotices.tsx';

const options = internetOffer.defaults;
const base = { options, sites: leedsSites(3) };
const version = (content: typeof base) => ({ etag: '"9"' as const, content, by: 'Noor Rahman' });
const saved = {
  content: base,
  saved: version(base),
  save: { status: 'saved', at: null },
  merged: null,
} as const;

const named = (reference: string) => {
  const [first, ...others] = leedsSites(3);
  return { options, sites: first ? [{ ...first, reference }, ...others] : others };
};

const refusal = {
  type: 'about:blank',
  title: 'Invalid',
  status: 422,
  message: 'Check the sites.',
  errors: [{ pointer: '/items/1/addressId', code: 'gone', detail: 'There is no such address.' }],
};

const meta = preview.meta<EditingNoticesProps, DecoratorFunction, EditingNoticesProps>({
  title: 'Pages/Quoting/Notices of editing',
  component: EditingNotices,
  tags: ['!autodocs'],
  args: {
    quote,
    editing: saved,
    offer: internetOffer,
    nameOf: (name) => name,
    restoredAt: null,
    onKeepDraft: fn(),
    onDiscardDraft: fn(),
    onResolve: fn(),
    onDismissMerged: fn(),
  },
});

export const Conflict = meta.story({
  args: {
    editing: {
      ...saved,
      content: named('HQ'),
      save: {
        status: 'conflict',
        theirs: version(named('Head office')),
        clashes: [{ id: 'sites.S1.reference', mine: 'HQ', theirs: 'Head office' }],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Noor Rahman changed this quote first')).toBeVisible();
    await expect(canvas.getByText('Head office')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(args.onResolve).toHaveBeenCalledWith('theirs');
  },
});

export const SeveralConflicts = meta.story({
  args: {
    editing: {
      ...saved,
      content: { options: { ...options, termsMonths: [60] }, sites: leedsSites(3) },
      save: {
        status: 'conflict',
        theirs: version({ options: { ...options, termsMonths: [12] }, sites: leedsSites(2) }),
        clashes: [
          { id: 'options', mine: {}, theirs: {} },
          { id: 'sites.S3', mine: {}, theirs: undefined },
        ],
      },
    },
  },
});

export const BothChangesKept = meta.story({
  args: { editing: { ...saved, merged: version(named('Head office')) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Noor Rahman changed this too/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(args.onDismissMerged).toHaveBeenCalled();
  },
});

export const EndedBeforeTheSave = meta.story({
  args: {
    quote: { ...quote, status: 'ordered', allowedActions: [] },
    editing: { ...saved, content: named('HQ'), save: { status: 'ended' } },
  },
});

export const NotSaved = meta.story({
  args: {
    editing: { ...saved, save: { status: 'failed', error: new HttpStatusError(422, refusal, 'Invalid') } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Row 2, Unit 2, Park Place: There is no such address/)).toBeVisible();
  },
});

export const RestoredDraft = meta.story({ args: { restoredAt: new Date('2026-11-23T09:30:00Z') } });

export const BeingPriced = meta.story({
  args: { quote: { ...quote, status: 'pricing', allowedActions: ['cancelPricing'] } },
});

export const Ordered = meta.story({ args: { quote: { ...quote, status: 'ordered', allowedActions: [] } } });

export const PlanWithdrawn = meta.story({ args: { quote: { ...quote, planState: 'withdrawn' } } });
