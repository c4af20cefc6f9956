import type { DealContent } from '../../contract/generated/openapi.ts';
import { northgate } from '../../seed/partners.ts';
import { dayAfter, minutesBefore } from '../../world/insert.ts';
import { partnerTeam, type DealStep } from './deals.ts';

/** The users who register the examples. */
export const amelia = { id: 'amelia', name: 'Amelia Hartley' };
export const noor = { id: 'noor', name: 'Noor Rahman' };
export const tom = { id: 'tom.ellery', name: 'Tom Ellery' };

/** The values that most examples share. */
export const base = { partnerId: northgate.id, waitingFor: null } as const;

/** The parts of an example. Days and times count from the beginning of the world. */
export interface ExampleParts {
  day(this: void, days: number): string;
  daysAgo(this: void, days: number): string;
  step(this: void, daysAgo: number, event: DealStep['event'], by: string, note?: string): DealStep;
  content(
    this: void,
    name: string,
    customerName: string,
    product: DealContent['product'],
    expectedMrc: number,
    closesIn: number,
  ): DealContent;
  /** The history of a deal that was registered a number of days ago and approved. */
  approvedBefore(this: void, daysAgo: number, by: string): DealStep[];
}

export function examplePartsAt(begin: Date): ExampleParts {
  const day = (days: number): string => dayAfter(begin, days);
  const daysAgo = (days: number): string => minutesBefore(begin, days * 1440);
  const step: ExampleParts['step'] = (ago, event, by, note = '') => ({ at: daysAgo(ago), event, by, note });
  return {
    day,
    daysAgo,
    step,
    content: (name, customerName, product, expectedMrc, closesIn) => ({
      name,
      customerName,
      customerPostcode: '',
      product,
      expectedMrc,
      termMonths: 36,
      expectedCloseOn: day(closesIn),
      description: `${customerName} compares three suppliers. We have met the IT director twice, and the budget is agreed.`,
    }),
    approvedBefore: (ago, by) => [
      step(ago - 5, 'approved', partnerTeam.name),
      step(ago - 1, 'companyApproved', amelia.name),
      step(ago, 'registered', by),
    ],
  };
}
