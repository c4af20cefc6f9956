import { useState, type JSX } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useSchemaForm } from '@quayside/page-kit/form';
import type { DealCheck, DealDetails } from '../api.ts';
import { reviewedDeal } from '../deals.fixtures.ts';
import { DealForm, DealFormPage } from './DealFormView.tsx';
import { dealSchema, emptyDeal, valuesOfDeal, type DealValues, type ValidDeal } from './dealSchema.ts';

const today = '2026-11-23';
const noDraft = { restoredAt: null, keep: fn(), discard: fn() };
const onSend = fn();

function Sample({ initial, found }: { initial: DealValues; found: DealCheck | null }): JSX.Element {
  const [schema] = useState(() => dealSchema(today));
  const form = useSchemaForm<DealValues, ValidDeal, DealDetails>({
    schema,
    initial,
    async submit(values) {
      onSend(values);
      return Promise.resolve({ status: 'done', value: reviewedDeal });
    },
  });
  return (
    <DealFormPage title="Register a deal">
      <DealForm
        form={form}
        draft={noDraft}
        found={found}
        today={today}
        cancelHref="/partner-programme/deals"
        onCustomerLeft={fn()}
      />
    </DealFormPage>
  );
}

const meta = preview.meta({
  title: 'Pages/Partner programme/Register a deal',
  component: Sample,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { initial: emptyDeal, found: null },
});

/** Missing values are listed above the fields. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register the deal' }));
    await expect(await canvas.findByRole('link', { name: 'Choose a product' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter the name of the customer' })).toBeVisible();
    await expect(onSend).not.toHaveBeenCalled();
  },
});

/** The charge is sent in pence. */
export const Filled = meta.story({
  args: { initial: { ...valuesOfDeal(reviewedDeal), expectedMrc: '1,850.50' } },
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Register the deal' }));
    await expect(onSend).toHaveBeenCalledWith(
      expect.objectContaining({ expectedMrc: 185_050, termMonths: 36 }),
    );
  },
});

/** Deals of other partners are never named. */
export const RegisteredByOthers = meta.story({
  args: { initial: valuesOfDeal(reviewedDeal), found: { isRegisteredByOthers: true, own: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This customer may be registered already')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register anyway' })).toBeVisible();
  },
});

export const RegisteredByColleagues = meta.story({
  args: {
    initial: valuesOfDeal(reviewedDeal),
    found: {
      isRegisteredByOthers: false,
      own: [{ number: 'DL-1004', name: 'Schools network', status: 'approved' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'DL-1004' })).toHaveAttribute(
      'href',
      '/partner-programme/deals/DL-1004',
    );
  },
});
