import type { DecoratorFunction } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pricedQuote } from '../prices.fixtures.ts';
import { OrderConfirmation, type OrderConfirmationProps } from './OrderConfirmation.tsx';

const ordered = { ...pricedQuote, orderId: 'OR-80001', approvalId: 'AP-7001' };

const begun = {
  id: 'OR-80001',
  status: 'inDelivery',
  waitingFor: null,
  items: [
    { site: { name: 'Bristol Temple Quay' }, serviceId: 'QS-130001', provisioningCase: 'PC-230001' },
    { site: { name: 'Leeds Park Row' }, serviceId: 'QS-130002', provisioningCase: 'PC-230002' },
  ],
};

const meta = preview.meta<OrderConfirmationProps, DecoratorFunction, OrderConfirmationProps>({
  title: 'Pages/Quoting/Order of a quote',
  component: OrderConfirmation,
  tags: ['!autodocs'],
  args: { quote: ordered, canApprove: true, canSeeServices: true, order: null },
});

export const WaitsForApproval = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('OR-80001')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Approval AP-7001' })).toHaveAttribute(
      'href',
      '/approvals/AP-7001',
    );
  },
});

/** The approval was given, so the services are being delivered. */
export const DeliveryBegun = meta.story({
  args: { quote: { ...ordered, waitingFor: 'us' }, order: begun },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'QS-130001' })).toHaveAttribute(
      'href',
      '/services/QS-130001',
    );
    await expect(canvas.getByRole('link', { name: 'PC-230001' })).toHaveAttribute(
      'href',
      '/services/provisioning-cases/PC-230001',
    );
  },
});

/** A user who is no approver and may not open services. */
export const WithoutAccess = meta.story({
  args: { canApprove: false, canSeeServices: false, order: begun },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Approval|QS-|PC-/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Services of this order' })).toBeNull();
  },
});
