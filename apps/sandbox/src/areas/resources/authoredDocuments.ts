import type { FileType } from './documentSeed.ts';

/** A document with its contents in the folder `documents`, in a file named after its id in lower case with dashes. */
export interface AuthoredDocument {
  readonly type: FileType;
  readonly id: string;
  readonly category: string;
  readonly name: string;
  readonly published: string;
  readonly description: string;
}

const categories: Record<string, readonly (readonly [FileType, string, string, string, string])[]> = {
  'service-guides': [
    [
      'pdf',
      'PORTAL_USER_GUIDE',
      'Portal user guide',
      '2026-11-16',
      'How to find your way around the portal: quoting, ordering, services, support and documents',
    ],
    [
      'pdf',
      'SD_WAN_CONNECT_GUIDE',
      'SD-WAN Connect service guide',
      '2026-11-02',
      'What is delivered to a site, how the 5G backup takes over, and who looks after what',
    ],
    [
      'pdf',
      'INTERNET_ACCESS_GUIDE',
      'Internet Access service guide',
      '2026-08-20',
      'Bandwidths, addresses, handover and the service levels of dedicated Internet circuits',
    ],
    [
      'pdf',
      'SUPPORT_AND_ESCALATION',
      'Support and escalation',
      '2026-10-05',
      'Priorities, response times, and whom to call when a case does not move',
    ],
  ],
  'price-books': [
    [
      'csv',
      'CONNECTIVITY_PRICE_BOOK',
      'Connectivity price book',
      '2026-10-01',
      'List prices of Internet Access, Layer 2, MPLS and SD-WAN Connect by bandwidth and term',
    ],
    [
      'csv',
      'VOICE_PRICE_BOOK',
      'Voice price book',
      '2026-10-01',
      'SIP channels, number ranges, porting and call rates',
    ],
    [
      'csv',
      'CLOUD_PRICE_BOOK',
      'Cloud price book',
      '2026-07-01',
      'Compute, storage, backup and connectivity of the enterprise cloud',
    ],
  ],
  'order-forms': [
    [
      'pdf',
      'LETTER_OF_AUTHORITY',
      'Letter of authority',
      '2026-03-12',
      'Lets us act with another provider about the services named in it',
    ],
    [
      'pdf',
      'NUMBER_PORTING_FORM',
      'Number porting form',
      '2026-05-18',
      'Moves numbers to us from another provider; one form for each losing provider',
    ],
    [
      'txt',
      'SITE_SURVEY_CHECKLIST',
      'Site survey checklist',
      '2026-06-09',
      'What our engineer needs to find at a site before a circuit can be built',
    ],
  ],
  'release-notes': [
    [
      'txt',
      'RELEASE_NOTES_2026_11',
      'Portal release, November 2026',
      '2026-11-16',
      'Pins on the pages of services, cases, quotes and more, searches that can be bookmarked, clearer approvals',
    ],
    [
      'txt',
      'RELEASE_NOTES_2026_09',
      'Portal release, September 2026',
      '2026-09-14',
      'Change requests with a dashboard of their own, saved cloud estimates',
    ],
    [
      'txt',
      'RELEASE_NOTES_2026_06',
      'Portal release, June 2026',
      '2026-06-15',
      'Quotes for SD-WAN Connect, live chat on support cases',
    ],
  ],
};

/** The documents that were written by hand. They are shared by every partner. */
export const authoredDocuments: readonly AuthoredDocument[] = Object.entries(categories).flatMap(
  ([category, documents]) =>
    documents.map(([type, id, name, published, description]) => ({
      type,
      id,
      category,
      name,
      published,
      description,
    })),
);
