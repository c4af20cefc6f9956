import { rules } from '@quayside/contract/access';
import type { SearchResult } from '@quayside/portal-core/areas';
import { UnexpectedError } from '@quayside/portal-core';
import type { SearchSnapshot, Source, SourceState } from '@quayside/page-kit/search';

function sourceOf(kind: string, label: string, listPath?: string): Source {
  return {
    areaId: kind,
    kind,
    label,
    access: rules.signedIn,
    ...(listPath !== undefined && { listPath }),
    search: () => Promise.reject(new Error('The sources of stories are not asked.')),
  };
}

export const services = sourceOf('service', 'Services', '/services');
export const cases = sourceOf('case', 'Cases', '/support/cases');
const deliveries = sourceOf('provisioning-case', 'Provisioning cases');
export const documents = sourceOf('document', 'Documents', '/resource');
export const sources: readonly Source[] = [services, cases, deliveries, documents];

/** Results whose titles and details contain `bristol`, but for one that has it in another field. */
const serviceResults: readonly SearchResult[] = [
  {
    id: 'QS-104200',
    title: 'Bristol Temple Quay 1 Gbps',
    detail: 'QS-104200 · Internet Access · Bristol Temple Quay',
    href: '/services/QS-104200',
    status: { text: 'Live', tone: 'positive' },
  },
  {
    id: 'QS-104318',
    title: 'Head office',
    detail: 'QS-104318 · MPLS VPN · Clifton Down',
    match: { label: 'Your reference', text: 'BRISTOL-WAN-2' },
    href: '/services/QS-104318',
    status: { text: 'Suspended', tone: 'critical' },
  },
];

/** The first of them, whose number was searched for. */
export const exactResult: SearchResult = {
  id: 'QS-104200',
  title: 'Bristol Temple Quay 1 Gbps',
  detail: 'QS-104200 · Internet Access · Bristol Temple Quay',
  href: '/services/QS-104200',
  isExact: true,
  status: { text: 'Live', tone: 'positive' },
};

const caseResults: readonly SearchResult[] = [
  {
    id: '00012345',
    title: 'No connection at Bristol Temple Quay',
    detail: '00012345 · Bristol Temple Quay 1 Gbps',
    href: '/support/cases/00012345',
    status: { text: 'Answer needed', tone: 'caution' },
  },
];

const documentResults: readonly SearchResult[] = [
  {
    id: 'CT-104200',
    title: 'Contract: Bristol Temple Quay',
    detail: 'PDF · Version 1.0 · 3 Nov 2026',
    href: '/resource/CT-104200',
  },
];

export function responded(source: Source, items: readonly SearchResult[], total = items.length): SourceState {
  return { source, status: 'responded', items, total };
}

export const bristol: SearchSnapshot = {
  text: 'bristol',
  sources: [
    responded(services, serviceResults, 333),
    responded(cases, caseResults),
    responded(deliveries, []),
    responded(documents, documentResults, 93),
  ],
  shownKinds: ['service', 'case', 'provisioning-case', 'document'],
};

export const failure = new UnexpectedError('Something failed unexpectedly.');

/** The search without one source, which failed or is still to respond. */
export function without(source: Source, state: SourceState): SearchSnapshot {
  return {
    ...bristol,
    sources: bristol.sources.map((other) => (other.source === source ? state : other)),
    shownKinds: bristol.shownKinds.filter((kind) => kind !== source.kind),
  };
}
