import { HttpStatusError } from '@quayside/portal-core';
import { Button } from '@quayside/ui/Button';
import { Stack } from '@quayside/ui/Stack';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { toMoment } from '@quayside/page-kit/format';
import { ChangedOffer } from './ChangedOffer.tsx';
import { CommittedFirst } from './CommittedFirst.tsx';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const seen = { nrc: gbp(90_000), mrc: gbp(50_700), tcv: gbp(1_915_200) };
const now = { nrc: gbp(90_000), mrc: gbp(61_000), tcv: gbp(2_286_000) };
const order = {
  id: 'OR-80002',
  requestedBy: { id: 'noor', name: 'Noor Rahman' },
  requestedAt: toMoment(Date.UTC(2026, 10, 21, 10, 2)),
  total: now,
};
const refusal = new HttpStatusError(
  412,
  {
    message: 'Noor Rahman changed this quote.',
    changedBy: 'Noor Rahman',
    changedAt: toMoment(Date.UTC(2026, 10, 21, 10, 2)),
  },
  'Failed with 412.',
);
const parts = Array.from({ length: 12 }, (_, index) => ({
  id: `S${index}`,
  term: `Site ${index + 1}`,
  kind: 'changed' as const,
  before: '36 months',
  after: '60 months',
}));
const onLookAgain = fn();

const meta = preview.meta({
  title: 'Pages/Commitments',
  component: Stack,
  tags: ['!autodocs'],
});

/** A colleague was first, at another total. */
export const OrderedByAColleague = meta.story({
  render: () => (
    <CommittedFirst kind="draft" first={order} isOwn={false} seen={seen} action={<Button>Close</Button>} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noor Rahman ordered this draft first')).toBeVisible();
    await expect(canvas.getByText(/610\.00/)).toBeVisible();
  },
});

/** The user was first, in another tab. */
export const OrderedByTheUser = meta.story({
  render: () => (
    <CommittedFirst kind="quote" first={order} isOwn seen={null} action={<Button>Close</Button>} />
  ),
});

/** Who was first could not be loaded. */
export const OrderedByUnknown = meta.story({
  render: () => (
    <CommittedFirst kind="quote" first={null} isOwn={false} seen={null} action={<Button>Close</Button>} />
  ),
});

/** The total changed since the press. */
export const OfferChanged = meta.story({
  render: () => (
    <ChangedOffer
      title="Nothing was ordered"
      refusal={refusal}
      parts={parts}
      seen={seen}
      now={now}
      onLookAgain={onLookAgain}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('and 2 more')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(onLookAgain).toHaveBeenCalled();
  },
});

/** The version changed, but not the total. */
export const OfferChangedAtTheSameTotal = meta.story({
  render: () => (
    <ChangedOffer
      title="Nothing was ordered"
      refusal={undefined}
      parts={parts.slice(0, 1)}
      seen={now}
      now={now}
      onLookAgain={onLookAgain}
    />
  ),
});
