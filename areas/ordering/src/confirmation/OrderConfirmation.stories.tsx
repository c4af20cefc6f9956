import { expect, fn } from 'storybook/test';
import { forReadOnly } from '@quayside/shared/rights/actions.fixtures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { toValues } from '../newOrder/draftValues.ts';
import { DraftNotFound } from '../DraftNotFound.tsx';
import { changedPrice, completeDraft } from '../drafts.fixtures.ts';
import { OrderConfirmation } from './OrderConfirmation.tsx';
import { OrderedDraft } from '../OrderedDraft.tsx';
import { begunOrder, cancelledOrder, placedOrder } from '../orders.fixtures.ts';
import { PendingPage } from '../PendingPage.tsx';

const meta = preview.meta({
  title: 'Pages/Artemis/Order confirmation',
  component: OrderConfirmation,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    order: placedOrder,
    isOwn: true,
    canOpenServices: true,
    canApprove: true,
    canOrder: true,
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Placed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your order is placed');
    await expect(canvas.getByRole('link', { name: 'AP-7001' })).toHaveAttribute('href', '/approvals/AP-7001');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the order' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** The role Read-only reads the order, and which role could cancel it. Nothing begins another order. */
export const ForReadOnly = meta.story({
  args: { canOrder: false, order: forReadOnly(placedOrder, 'place orders') },
  play: async ({ canvas }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel the order' });
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await expect(cancel).toHaveAccessibleDescription(/^Your role Read-only may not place orders\./);
    await expect(canvas.queryByRole('link', { name: 'New order' })).toBeNull();
  },
});

/** Services and cases are linked once the delivery has begun. */
export const DeliveryBegun = meta.story({
  args: { order: begunOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'QS-130001' })).toHaveAttribute(
      'href',
      '/services/QS-130001',
    );
    await expect(canvas.getByText(/Louise Carter calls the site contact by/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  },
});

/** A user without access to a page gets no link to it. */
export const WithoutApollo = meta.story({
  args: { order: begunOrder, canOpenServices: false, canApprove: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('QS-130001')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /QS-|PC-|AP-/ })).toBeNull();
  },
});

export const Cancelled = meta.story({ args: { order: cancelledOrder } });

export const Rejected = meta.story({
  args: {
    canOrder: true,
    order: {
      ...cancelledOrder,
      status: 'rejected',
      approval: { id: 'AP-7001', state: 'rejected', by: 'Astrid Berg', at: '2026-11-21T10:20:00Z' },
    },
  },
});

const left = {
  typed: { ...toValues(completeDraft), purchaseOrder: 'PO-1', instructions: 'Ask for Kari at the gate.' },
  saved: toValues(completeDraft),
  seen: changedPrice.agreed,
  unsettled: null,
};

export const NotFound = meta.story({ render: () => <DraftNotFound /> });

/** Deleted by a colleague while the user typed. */
export const DeletedWhileTyping = meta.story({
  render: () => (
    <DraftNotFound wasOpen left={left} deleted={{ by: 'Noor Rahman', at: '2026-11-21T10:20:00Z' }} />
  ),
});

/** Ordered by a colleague while the user typed. */
export const OrderedWhileTyping = meta.story({
  render: () => <OrderedDraft draftId="OD-2" order={placedOrder} isOwn={false} left={left} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chloé Lindqvist ordered this draft first')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the order' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => (
    <PendingPage
      title="New order"
      state={{ status: 'loading' }}
      failed="The draft could not be loaded"
      onRetry={fn()}
    />
  ),
});

export const Failed = meta.story({
  render: () => (
    <PendingPage
      title="New order"
      state={{ status: 'failed', reference: 'getOrderDraft 500' }}
      failed="The draft could not be loaded"
      onRetry={fn()}
    />
  ),
});
