import type { StatusWord } from '@quayside/page-kit/schema';
import type { NewOrderValues } from './newOrder/newOrderSchema.ts';
import type { OrderDetails, OrderDraftPrice, OrderDraftSummary, OrderProduct } from './ordersApi.ts';

export const productLeads: Readonly<Record<OrderProduct, string>> = {
  'Internet Access': 'A site on the internet, over a fibre of its own or a shared one',
  'SD-WAN Connect': 'A site on your SD-WAN, with its edge device',
  'Layer 2 Ethernet': 'A point-to-point line between two sites',
  'MPLS VPN': 'A site on your private network',
  'Carrier Connect': 'A line between two carrier hotels or exchanges',
};

export const accessWords: Readonly<Record<NewOrderValues['access'], string>> = {
  dedicated: 'Dedicated fibre',
  shared: 'Shared fibre',
};

export const resilienceWords: Readonly<Record<NewOrderValues['resilience'], string>> = {
  single: 'One line',
  dualRouter: 'One line, two routers',
  diverse: 'Two lines on diverse routes',
};

export const certaintyWords: Readonly<Record<NonNullable<OrderDraftPrice['certainty']>, string>> = {
  budgetary: 'Budgetary',
  survey: 'Subject to survey',
  firm: 'Firm',
};

export const sourceWords: Readonly<Record<OrderDraftSummary['source']['kind'], string>> = {
  product: 'New service',
  service: 'Copy of a service',
  quote: 'From a quote',
};

export const approvalWords: Readonly<Record<OrderDetails['approval']['state'], StatusWord>> = {
  pending: { text: 'Pending', tone: 'caution' },
  approved: { text: 'Approved', tone: 'positive' },
  rejected: { text: 'Rejected', tone: 'critical' },
  withdrawn: { text: 'Withdrawn', tone: 'neutral' },
  expired: { text: 'Expired', tone: 'neutral' },
  superseded: { text: 'Superseded', tone: 'neutral' },
};
