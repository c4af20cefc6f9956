import { expect, it } from 'vitest';
import {
  approvedOrderDetails,
  changedApproval,
  largeApproval,
  manySitesApproval,
  pendingApproval,
} from './approvals.fixtures.ts';

type Texts = Pick<typeof pendingApproval, 'title' | 'ifNotDecided' | 'description'>;

// The sandbox is no part of the portal, so it is read and not imported.
const charges = import.meta.glob<(row: object, action: object) => Texts>(
  '../../../apps/sandbox/src/areas/approvals/chargeApproval.ts',
  { eager: true, import: 'chargeApproval' },
);
const changes = import.meta.glob<(change: object, contractEnd: null) => Texts>(
  '../../../apps/sandbox/src/areas/approvals/changeApproval.ts',
  { eager: true, import: 'changeApproval' },
);
const orders = import.meta.glob<(reader: object) => readonly { readonly approval: Texts }[]>(
  '../../../apps/sandbox/src/areas/approvals/seedRequests.ts',
  { eager: true, import: 'orderRequests' },
);
const [chargeApproval] = Object.values(charges);
const [changeApproval] = Object.values(changes);
const [orderRequests] = Object.values(orders);

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

it('The fixture of a charge has the sentences of the sandbox', () => {
  const row = { siteName: 'Bristol Temple Quay', caseNumber: 'PC-204292', serviceName: '' };
  const action = {
    detail: '136 m of new duct are needed from the footway to the building.',
    ifDeclined: 'We cancel the order free of charge.',
    charge: null,
  };
  const { title, ifNotDecided, description } = chargeApproval?.(row, action) ?? {};
  expect(pendingApproval).toMatchObject({ title, ifNotDecided, description });
});

it('The fixture of a change has the sentences of the sandbox', () => {
  const { title, ifNotDecided, description } =
    changeApproval?.(
      {
        type: 'bandwidth',
        title: '500 Mbps to 1 Gbps',
        service: { name: 'Leeds Exchange 500 Mbps' },
        charges: { nrc: gbp(15_000), mrcBefore: gbp(0), mrcAfter: gbp(9250), earlyTerminationFee: null },
        diff: [
          { field: 'bandwidth', before: '500 Mbps', after: '1 Gbps' },
          { field: 'mrc', before: '£102.00', after: '£92.50' },
        ],
        updatedAt: '2026-11-19T09:00:00Z',
        window: { from: '2026-11-18T21:36:00Z', to: '2026-11-19T01:36:00Z' },
        cease: null,
      },
      null,
    ) ?? {};
  expect(changedApproval).toMatchObject({ title, ifNotDecided, description });
});

it.each([
  [1, approvedOrderDetails, 'PO-77310'],
  [30, manySitesApproval, 'PO-77310'],
  [2, largeApproval, 'PO-77311'],
])(
  'The fixture of an order of %s services has the sentences of the sandbox',
  (count, fixture, purchaseOrder) => {
    const item = { site: { name: '' }, product: '', bandwidthMbps: 100, termMonths: 36, nrc: 0, mrc: 0 };
    const row = {
      id: fixture.subject.id,
      partner_id: '',
      name: fixture.title,
      requested_by: '',
      requested_by_name: '',
      requested_at: '',
      updated_at: '',
      status: 'received',
      waiting_for: 'you',
      number: 1,
      source_kind: null,
      source_id: null,
      approval_id: null,
      required_date: null,
      nrc: 0,
      mrc: 0,
      tcv: 0,
      version: 1,
      changed_by: null,
      changed_at: null,
      purchase_order: purchaseOrder,
      items: JSON.stringify(Array.from({ length: count }, () => item)),
    };
    const [request] = orderRequests?.({ all: () => [row], now: () => new Date(0) }) ?? [];
    const { title, ifNotDecided, description } = request?.approval ?? {};
    expect(fixture).toMatchObject({ title, ifNotDecided, description });
  },
);
