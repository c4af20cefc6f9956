import type { CalendarDay } from '@quayside/portal-core/calls';
import type { RenderedPage, ScriptedApi } from '@quayside/contract/testing';
import type { Area } from '@quayside/portal-core/areas';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { areaFixtures as adminFixtures } from '@quayside/area-admin/area.fixtures.ts';
import { adminArea } from '@quayside/area-admin';
import { areaFixtures as partnerFixtures } from '@quayside/area-partner-programme/area.fixtures.ts';
import { partnerProgrammeArea } from '@quayside/area-partner-programme';
import { approvedDeal } from '@quayside/area-partner-programme/deals.fixtures.ts';
import { areaFixtures as quotingFixtures } from '@quayside/area-quoting/area.fixtures.ts';
import { quotingArea } from '@quayside/area-quoting';
import { pricedQuote, sites } from '@quayside/area-quoting/prices.fixtures.ts';
import { deliveriesArea } from '@quayside/area-deliveries';
import { deliveryWith, surveyAction } from '@quayside/area-deliveries/delivery/delivery.fixtures.ts';
import { areaFixtures as supportFixtures } from '@quayside/area-support/area.fixtures.ts';
import { supportArea } from '@quayside/area-support';
import { openCase } from '@quayside/area-support/case.fixtures.ts';
import { areaFixtures as voiceFixtures } from '@quayside/area-voice/area.fixtures.ts';
import { voiceArea } from '@quayside/area-voice';
import { resetZones, setZones } from '@quayside/shared/testing/deviceZone.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { LONDON } from '@quayside/shared/days/london.ts';

type Zone = 'America/Los_Angeles' | 'Asia/Kolkata' | 'Pacific/Auckland';

/** A moment half an hour from midnight in London, at which it is another day in the zone, and London's day then. */
const midnights: Readonly<Record<Zone, { readonly now: string; readonly london: CalendarDay }>> = {
  'America/Los_Angeles': { now: '2026-06-30T23:30:00Z', london: '2026-07-01' },
  'Asia/Kolkata': { now: '2026-06-30T22:30:00Z', london: '2026-06-30' },
  'Pacific/Auckland': { now: '2026-06-30T22:30:00Z', london: '2026-06-30' },
};

interface Place {
  readonly profile: Zone | typeof LONDON;
  readonly london: CalendarDay;
}

/** A page on which a day or a time stands that would differ if another zone were read. */
interface ZonedPage {
  /** What holds whatever the zone of the device is, for the titles of its tests. */
  readonly fact: string;
  readonly area: Area<ComponentType>;
  readonly path: string;
  readonly api: ScriptedApi;
  /** The zones in which a fault of the page would show. Default all. */
  readonly zones?: readonly Zone[];
  /** Default: near midnight in London. */
  readonly now?: string;
  /** Reads the place of the day. Default: all texts of the page. */
  readonly read?: () => string;
  /** What stands there for a profile in a zone, while it is a day in London. */
  readonly shown: (place: Place) => string;
}

let page: RenderedPage;

afterEach(async () => {
  vi.useRealTimers();
  page.unmount();
  await resetZones();
});

const text = (): string => page.container.textContent.replaceAll(/\s/g, ' ');

const visit = { from: '2026-07-01T22:30:00Z', to: '2026-07-02T00:30:00Z' } as const;
const atSite = '1 Jul 2026, 23:30 – 2 Jul 2026, 01:30 BST';
const visits = {
  [LONDON]: atSite,
  'America/Los_Angeles': `${atSite} (your time: 1 Jul 2026, 15:30–17:30 GMT-7)`,
  'Asia/Kolkata': `${atSite} (your time: 2 Jul 2026, 04:00–06:00 GMT+5:30)`,
  'Pacific/Auckland': `${atSite} (your time: 2 Jul 2026, 10:30–12:30 GMT+12)`,
};

const quotes: ScriptedApi = {
  ...quotingFixtures.api,
  getQuote: { ...pricedQuote, validUntil: '2026-07-01' },
  getQuoteSites: { etag: '"7"', items: [...sites] },
};

const pages: readonly ZonedPage[] = [
  {
    fact: 'a quote names its last valid day as it is, on the page and on paper [QUOTE-40, PROFILE-8]',
    area: quotingArea,
    path: '/1access/quotes/QT-40001',
    api: quotes,
    // A day that passes through a zone is a day early west of Greenwich only.
    zones: ['America/Los_Angeles'],
    read() {
      window.dispatchEvent(new Event('beforeprint'));
      return String(text().match(/Valid until [^.]*/g));
    },
    shown: () => 'Valid until 1 Jul 2026,Valid until 1 Jul 2026',
  },
  {
    fact: 'the earliest day of an order is 45 working days from London’s today [QUOTE-41, PROFILE-8]',
    area: quotingArea,
    path: '/1access/quotes/QT-40001/order',
    api: quotes,
    shown: ({ london }) => `can be ready by ${london === '2026-07-01' ? '2' : '1'} Sept 2026 at the earliest`,
  },
  {
    fact: 'the calendar of ports opens at the month of London’s today, and marks it [VOICE-3, PROFILE-8]',
    area: voiceArea,
    path: '/voice?tab=ports&show=calendar',
    api: voiceFixtures.api,
    read() {
      const table = page.container.querySelector('table');
      return `${table?.ariaLabel}: ${table?.querySelector('[aria-current="date"]')?.textContent}`;
    },
    shown: ({ london }) => (london === '2026-07-01' ? 'Ports in July 2026: 1' : 'Ports in June 2026: 30'),
  },
  {
    fact: 'the protection of a deal ends with its last day in London [PARTNER-7, PROFILE-8]',
    area: partnerProgrammeArea,
    path: '/partner-programme/deals/DL-1002',
    api: { ...partnerFixtures.api, getDeal: { ...approvedDeal, protectedUntil: '2026-07-01' } },
    // Half past nine in London's evening. In Kolkata and Auckland the day is over, in Los Angeles ten hours are left.
    now: '2026-07-01T20:30:00Z',
    shown: () => 'Your price is protected until 1 Jul 2026It ends in 2 hours.',
  },
  {
    fact: 'the audit of today begins with the day of the profile [ADMIN-10, PROFILE-8]',
    area: adminArea,
    path: '/admin?tab=audit&period=day',
    api: adminFixtures.api,
    read: () => `from ${page.requests.find(({ id }) => id === 'listAuditEntries')?.query['from']}`,
    shown: ({ profile, london }) => `from ${beginOfToday(london)[profile]}`,
  },
  {
    fact: 'the visit of an engineer is in the site’s time, and in that of a profile elsewhere [PROFILE-8]',
    area: supportArea,
    path: '/support/cases/00012345',
    api: {
      ...supportFixtures.api,
      getCase: { ...openCase, appointment: { ...visit, engineer: 'Daniel Boateng', state: 'proposed' } },
    },
    shown: ({ profile }) => `When${visits[profile]}Engineer`,
  },
  {
    fact: 'a time for the survey is the site’s, and that of a profile elsewhere [PROFILE-8]',
    area: deliveriesArea,
    path: '/services/provisioning-cases/PC-204292',
    api: { getProvisioningCase: deliveryWith({ ...surveyAction, slots: [{ id: 'S1', ...visit }] }, 2) },
    shown: ({ profile }) => `Time of the survey${visits[profile]}Confirm`,
  },
];

const beginOfToday = (london: CalendarDay) => ({
  [LONDON]: london === '2026-07-01' ? '2026-06-30T23:00:00.000Z' : '2026-06-29T23:00:00.000Z',
  'America/Los_Angeles': '2026-06-30T07:00:00.000Z',
  'Asia/Kolkata': '2026-06-30T18:30:00.000Z',
  'Pacific/Auckland': '2026-06-30T12:00:00.000Z',
});

const allZones = ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'] as const;
const placesOf = (zone: Zone) => [[zone, LONDON] as const, [LONDON, zone] as const];

// Not `it.each`, which cuts a title after 40 characters.
for (const { fact, area, path, api, zones = allZones, now, read = text, shown } of pages)
  for (const zone of zones)
    for (const [device, profile] of placesOf(zone))
      it(`On a device in ${device} with a profile in ${profile}, ${fact}`, async () => {
        const midnight = midnights[zone];
        vi.useFakeTimers({ now: new Date(now ?? midnight.now), toFake: ['Date'] });
        await setZones(device, profile);
        page = renderPage(area, { path, api });
        await expect.poll(read).toContain(shown({ profile, london: midnight.london }));
      });
