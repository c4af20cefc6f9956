import type { Pin } from '../../contract/generated/openapi.ts';

/** An item of the seed, with the age of its pin or its last visit. */
interface SeedItem {
  readonly item: Omit<Pin, 'pinnedAt'>;
  readonly minutesAgo: number;
}

const DAY_MINUTES = 1440;

const delivery = {
  kind: 'provisioning-case',
  id: 'PC-204292',
  title: 'Sheffield Exchange 2 Gbps',
  href: '/services/provisioning-cases/PC-204292',
};
const serviceCase = {
  kind: 'case',
  id: '00012345',
  title: 'Loss of service at Bristol Temple Quay',
  href: '/support/cases/00012345',
};
const service = {
  kind: 'service',
  id: 'QS-104200',
  title: 'Bristol Temple Quay 500 Mbps',
  href: '/services/QS-104200',
};
const quote = { kind: 'quote', id: 'QT-40001', title: 'Bristol offices', href: '/1access/quotes/QT-40001' };
const approval = {
  kind: 'approval',
  id: 'AP-7001',
  title: 'Excess construction charge at Sheffield Exchange',
  href: '/approvals/AP-7001',
};
const change = {
  kind: 'change-request',
  id: 'CR-3001',
  title: 'Cease the service',
  href: '/services/change-requests/CR-3001',
};
const estimate = {
  kind: 'cloud-estimate',
  id: 'CE-1001',
  title: 'Booking site',
  href: '/cloud/estimates/CE-1001',
};
const document = {
  kind: 'document',
  id: 'CT-104200',
  title: 'Contract QS-104200',
  href: '/resource/CT-104200',
};
const search = { kind: 'search', id: 'Bristol', title: 'Bristol', href: '/search?keyword=Bristol' };
// A deleted item.
const goneEstimate = {
  kind: 'cloud-estimate',
  id: 'CE-0900',
  title: 'Intranet, first idea',
  href: '/cloud/estimates/CE-0900',
};
// An item that now belongs to another company.
const soldService = {
  kind: 'service',
  id: 'QS-114200',
  title: 'Leeds Wellington Place 1 Gbps',
  href: '/services/QS-114200',
};

/** The pins of an account: one of each kind, one whose item was deleted, and one that the user may no longer open. */
export const pinnedByAmelia: readonly SeedItem[] = [
  { item: serviceCase, minutesAgo: 3 * DAY_MINUTES },
  { item: delivery, minutesAgo: 9 * DAY_MINUTES },
  { item: service, minutesAgo: 12 * DAY_MINUTES },
  { item: quote, minutesAgo: 5 * DAY_MINUTES },
  { item: approval, minutesAgo: 2 * DAY_MINUTES },
  { item: change, minutesAgo: 20 * DAY_MINUTES },
  { item: estimate, minutesAgo: 2 * DAY_MINUTES },
  { item: document, minutesAgo: 40 * DAY_MINUTES },
  { item: search, minutesAgo: 41 * DAY_MINUTES },
  { item: goneEstimate, minutesAgo: 60 * DAY_MINUTES },
  { item: soldService, minutesAgo: 90 * DAY_MINUTES },
];

/** The recent items of the account, newest first. */
export const openedByAmelia: readonly SeedItem[] = [
  { item: serviceCase, minutesAgo: 30 },
  { item: quote, minutesAgo: 75 },
  { item: delivery, minutesAgo: 190 },
  { item: estimate, minutesAgo: DAY_MINUTES },
  { item: document, minutesAgo: 2 * DAY_MINUTES },
];
