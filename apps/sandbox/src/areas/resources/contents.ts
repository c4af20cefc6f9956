import { numberOf, pick } from '../../world/chance.ts';
import { printedDay } from '../../world/days.ts';
import { csvOf } from '../csv.ts';
import { products } from '../../world/services.ts';
import type { Service } from './services.ts';

/** The fields from which the contents of a generated file are written. */
export interface ContentSource {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly publishedAt: string;
  readonly service: Service | undefined;
}

/** Writes the contents of one kind of document: Markdown for a PDF, else the file itself. */
export type ContentWriter = (source: ContentSource) => string;

export const contentWriters = {
  guide: ({ name, description }) => `# ${name}

${description}. Read it with the order form: where they differ, the order form is right.

## What you get

We deliver the service to the demarcation point at each site, test it, and hand it over with its test results. Equipment up to that point is ours to install, watch and repair.

- A dedicated port at the bandwidth you ordered, in both directions.
- Monitoring day and night, with a case opened for you when the service is down for five minutes.
- A named service manager from ten services on.

## Service levels

We measure availability over a calendar month, from our core to the demarcation point. Planned works that we announced ten working days ahead do not count.

- Availability: 99.95 % on one path, 99.99 % on two.
- Time to repair: 5 hours when the service is down, 12 hours when it is degraded.
- Packet loss below 0.1 %, jitter below 5 ms within the United Kingdom.

## Before you order

Check that somebody can let our engineer in, that there is room in a rack for one unit, and that the power supply is within two metres of it. A survey confirms the route from the street; charges for building work are put to you before anything is dug.

## Reporting a fault

Open a case in the portal or call the service desk. Have the service's number at hand, and say whether we may test while people are working.
`,
  form: ({ name, description }) => `# ${name}

${description}. Complete every section, have it signed by somebody who may order on behalf of your company, and attach it to your order.

## Your company

Registered name, company number, registered address, and the name and telephone number of the person we may ask.

## What you are asking for

- The service's number, or the address of the site with its postcode.
- The date you would like. We confirm the earliest date within two working days.
- A purchase order number, if your accounts team needs one on the invoice.

## Signature

Name, position, date and signature. An electronic signature is accepted.
`,
  certificate: ({ name, description, publishedAt }) => `# ${name}

${description}.

## Scope

The design, delivery and operation of network, voice and cloud services from our offices and data centres in the United Kingdom. Suppliers who reach customer data are held to the same controls.

## Validity

In force from ${printedDay(publishedAt)}. We review it once a year and after every major incident; the version in the portal is the one that counts.
`,
  report: (source) => {
    const { service, name } = source;
    const lost = numberOf(`${source.id} minutes`, 9) === 0 ? 14 + numberOf(source.id, 90) : 0;
    return `# ${name}

${service?.product} at ${service?.site}, ${service?.bandwidthMbps} Mbit/s. Service ${service?.id}.

## Summary

- Availability: ${(100 - lost / 432).toFixed(3)} % against a target of 99.950 %.
- Busiest hour: ${30 + numberOf(`${source.id} peak`, 62)} % of the bandwidth.
- Round-trip time to our core: ${(4 + numberOf(`${source.id} delay`, 90) / 10).toFixed(1)} ms on average.

## Incidents

${lost === 0 ? 'There were none.' : `One. The service was down for ${lost} minutes because of a fibre cut in a carrier's duct. The carrier spliced the fibre; no other service was affected.`}

## Planned works

None is due at this site in the coming month.
`;
  },
  handover: ({ service, version, publishedAt }) => `# Handover certificate: ${service?.site}

We completed ${service?.product} (${service?.bandwidthMbps} Mbit/s), service ${service?.id} of order ${service?.orderId}, and hand it over for use.

## What was delivered

- Demarcation: first-floor comms room, rack 2, unit 14, port 1.
- Interface: single-mode fibre, LC connector, auto-negotiation off.
- Test: throughput, latency, jitter and loss over one hour, all within the service's limits.

## Acceptance

Version ${version}, issued ${printedDay(publishedAt)}. If we hear nothing within five working days, the service counts as accepted. Dispute the handover from the order in the portal.
`,
  contract: ({ name, service, publishedAt }) => `# ${name}

This schedule is part of the master services agreement. It covers service ${service?.id}, ${service?.product} at ${service?.site}.

## Term and notice

The minimum term is 36 months from handover. Notice is 90 days in writing; without notice the service continues from month to month at the same charges.

## Charges

Charges are confidential between the parties and exclude VAT. They are set out in the order and do not change during the minimum term.

## Ending early

Ending before the minimum term costs the monthly charges that are left, less what we save. The portal shows the sum before you confirm.

Signed ${printedDay(publishedAt)}.
`,
  priceList: ({ id }) =>
    csvOf([
      ['Product', 'Bandwidth (Mbit/s)', 'Term (months)', 'Setup (GBP)', 'Monthly (GBP)'],
      ...products.flatMap((product) =>
        [100, 200, 500, 1000, 10_000].flatMap((bandwidth) =>
          [12, 36, 60].map((term) => {
            const monthly = 90 + Math.sqrt(bandwidth) * (13 - term / 12) + numberOf(`${id} ${product}`, 40);
            return [product, bandwidth, term, term === 12 ? '950.00' : '0.00', monthly.toFixed(2)];
          }),
        ),
      ),
    ]),
  testResults: ({ id, service }) =>
    csvOf([
      ['Minute', 'Throughput (Mbit/s)', 'Latency (ms)', 'Jitter (ms)', 'Loss (%)'],
      ...Array.from({ length: 60 }, (_unused, minute) => [
        minute,
        ((service?.bandwidthMbps ?? 100) * (0.994 + numberOf(`${id} ${minute}`, 5) / 1000)).toFixed(1),
        (4 + numberOf(`${id} latency ${minute}`, 30) / 10).toFixed(1),
        (numberOf(`${id} jitter ${minute}`, 12) / 10).toFixed(1),
        '0.00',
      ]),
    ]),
  usage: ({ id, service }) =>
    csvOf([
      ['Day', 'Peak in (Mbit/s)', 'Peak out (Mbit/s)', 'Availability (%)'],
      ...Array.from({ length: 28 }, (_unused, day) => [
        day + 1,
        Math.round(((service?.bandwidthMbps ?? 100) * (35 + numberOf(`${id} in ${day}`, 55))) / 100),
        Math.round(((service?.bandwidthMbps ?? 100) * (12 + numberOf(`${id} out ${day}`, 40))) / 100),
        '100.000',
      ]),
    ]),
  releaseNotes: ({ name, id }) => `${name}
${'='.repeat(name.length)}

New
- ${pick(novelties, numberOf(id, novelties.length))}
- ${pick(novelties, numberOf(id, novelties.length) + 3)}

Better
- Lists keep their filters when you come back to them.
- Pages load faster on mobile networks.

Corrected
- Dates in downloads follow the time zone of your profile.

Questions? Open a case under Support.
`,
} satisfies Record<string, ContentWriter>;

export type ContentKind = keyof typeof contentWriters;

const novelties = [
  'Change requests show who has to approve them.',
  'Quotes can be duplicated and priced again.',
  'Support cases take attachments of up to 20 MB.',
  'Number ranges can be found by any number in them.',
  'Approvals show what changed since they were submitted.',
  'Services can be locked against changes by an administrator.',
  'The dashboard shows pinned items with their live status.',
];
