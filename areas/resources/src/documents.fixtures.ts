import { documentsPath } from '@quayside/contract/paths/resources';
import type { DocumentDetails, DocumentList, DocumentSummary } from './api.ts';
import type { DocumentListState } from './library/documentFilters.ts';

const guide: DocumentSummary = {
  id: 'PORTAL_USER_GUIDE',
  name: 'Portal user guide',
  description: 'How to find your way around the portal: quoting, ordering, services and documents',
  category: 'service-guides',
  type: 'pdf',
  size: 269_412,
  version: '3.0',
  publishedAt: '2026-11-16T10:20:00Z',
  confidentiality: 'none',
  isNew: true,
  isFollowed: true,
};

const priceBook: DocumentSummary = {
  ...guide,
  id: 'PB-10042-2026-10',
  name: 'Price book 2026, quarter 4: Northgate Networks Ltd',
  description: 'Your prices for connectivity by bandwidth and term, excluding VAT',
  category: 'price-books',
  type: 'csv',
  size: 4_212,
  version: '2.0',
  publishedAt: '2026-10-01T09:12:00Z',
  confidentiality: 'termsRequired',
  isNew: false,
  isFollowed: false,
};

const notes: DocumentSummary = {
  ...priceBook,
  id: 'RN-2026-10',
  name: 'Portal release, October 2026',
  description: 'What is new, better and corrected in the portal',
  category: 'release-notes',
  type: 'txt',
  size: 534,
  version: '1.0',
  confidentiality: 'none',
};

export const longSummary: DocumentSummary = {
  ...priceBook,
  id: 'CT-104217',
  name: `Service schedule: Layer 2 Ethernet, ${'Llanfairpwllgwyngyll'.repeat(3)} Exchange, second floor`,
  description: 'Term, notice, charges and service levels of this service. '.repeat(4),
  category: 'contracts',
  type: 'pdf',
  size: 12_345_678,
  isNew: true,
  isFollowed: true,
};

export const documentList: DocumentList = {
  total: 1987,
  newSince: '2026-11-09T12:00:00Z',
  items: [guide, priceBook, notes],
  facets: {
    categories: [
      { id: 'price-books', name: 'Price books', count: 15, isFollowed: false },
      { id: 'service-guides', name: 'Service guides', count: 40, isFollowed: false },
      { id: 'release-notes', name: 'Release notes', count: 53, isFollowed: true },
      { id: 'service-reports', name: 'Service reports', count: 1596, isFollowed: false },
      { id: 'contracts', name: 'Contracts', count: 283, isFollowed: false },
    ],
    types: [
      { id: 'pdf', count: 1344 },
      { id: 'csv', count: 589 },
      { id: 'txt', count: 54 },
    ],
    show: { all: 1987, new: 4, followed: 53 },
  },
};

export const emptyList: DocumentList = {
  ...documentList,
  total: 0,
  items: [],
  facets: {
    categories: [{ id: 'price-books', name: 'Price books', count: 0, isFollowed: false }],
    types: [{ id: 'pdf', count: 0 }],
    show: { all: 0, new: 0, followed: 0 },
  },
};

export const stateOf = (query: string): DocumentListState =>
  documentsPath.query.read(new URLSearchParams(query));

export const receivedAtMs: number = Date.UTC(2026, 10, 22, 10, 42);

/** A confidential document with three versions, a service and an order. */
export const documentDetails: DocumentDetails = {
  ...priceBook,
  id: 'CT-104200',
  name: 'Service schedule: Internet Access, Bristol Temple Quay',
  description: 'Term, notice, charges and service levels of this service',
  category: 'contracts',
  categoryName: 'Contracts',
  type: 'pdf',
  size: 800_121,
  version: '3.0',
  fileName: 'ct-104200.pdf',
  owner: 'Commercial',
  confidentialityTerms:
    'This document holds prices or terms that apply to your company alone. You may not pass it on to other companies.',
  versions: [
    {
      version: '3.0',
      publishedAt: '2026-10-01T09:12:00Z',
      size: 800_121,
      change: 'Updates prices and bandwidths',
    },
    {
      version: '2.0',
      publishedAt: '2026-06-04T09:12:00Z',
      size: 781_020,
      change: 'Corrects the service levels',
    },
    { version: '1.0', publishedAt: '2026-02-05T09:12:00Z', size: 681_900, change: 'First version' },
  ],
  relatedEntities: [
    { kind: 'service', id: 'QS-104200', name: 'Internet Access, Bristol Temple Quay' },
    { kind: 'order', id: 'OR-55200', name: 'Order of Internet Access' },
  ],
};
