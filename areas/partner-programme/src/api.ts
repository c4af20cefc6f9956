import { defineCall } from '@quayside/contract/calls/partner-programme';
import * as v from 'valibot';
import { refusedActions } from '@quayside/shared/rights/actions.ts';
import { quoteStatus } from '@quayside/shared/orders/orderSchema.ts';
import { approvalReads } from '@quayside/shared/approvals/api.ts';
import {
  entityTag,
  calendarDay,
  count,
  facetCount,
  moment,
  pageEntries,
  waitingFor,
} from '@quayside/page-kit/schema';
import { money, personRef } from '@quayside/shared/entities/entities.ts';
import { jobSchema } from '@quayside/page-kit/jobs';
import { orderStatusWords } from '@quayside/shared/orders/orderWords.ts';

const words = v.string();
const tier = v.picklist(['Silver', 'Gold', 'Platinum']);
const status = v.picklist(['draft', 'pending', 'approved', 'returned', 'rejected', 'expired']);
const product = v.picklist(['wan', 'internetAccess', 'backupLines', 'voice', 'cloud', 'contactCentre']);
const benefits = v.array(v.object({ title: words, detail: words }));

const requirements = v.array(
  v.object({
    id: words,
    name: words,
    unit: v.picklist(['count', 'pence']),
    done: count,
    needed: count,
    dueOn: calendarDay,
    detail: words,
  }),
);

const programme = v.object({
  tiers: v.array(tier),
  tier,
  partnerSince: calendarDay,
  reviewOn: calendarDay,
  manager: v.object({ name: words, email: words, phone: words }),
  benefits,
  keep: requirements,
  next: v.nullable(v.object({ tier, requirements, benefits })),
  deals: v.object({ returned: count, pending: count, protectionEnding: count }),
});

const summaryEntries = {
  number: words,
  name: words,
  customerName: words,
  product,
  status,
  waitingFor: v.nullable(waitingFor),
  waitingForPerson: v.exactOptional(personRef),
  expected: v.object({ mrc: money, tcv: money }),
  termMonths: v.picklist([12, 36, 60]),
  expectedCloseOn: calendarDay,
  registeredBy: personRef,
  registeredAt: moment,
  decisionDueOn: v.nullable(calendarDay),
  protectedUntil: v.nullable(calendarDay),
  quoteNumber: v.nullable(words),
  updatedAt: moment,
};

const dealSummary = v.object(summaryEntries);

const dealList = v.object({
  ...pageEntries,
  items: v.array(dealSummary),
  facets: v.object({
    status: v.array(facetCount),
    waitingFor: v.array(facetCount),
    product: v.array(facetCount),
  }),
});

type OrderStatus = keyof typeof orderStatusWords;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant object
const orderStatuses = Object.keys(orderStatusWords) as OrderStatus[];

const quote = v.object({
  number: words,
  status: quoteStatus,
  isVisible: v.boolean(),
  order: v.nullable(
    v.object({ id: words, status: v.picklist(orderStatuses), provisioningCase: v.nullable(words) }),
  ),
});

const dealDetails = v.object({
  ...summaryEntries,
  etag: entityTag,
  customerPostcode: words,
  description: words,
  step: v.nullable(v.picklist(['approval', 'review'])),
  approval: v.nullable(
    v.object({
      id: words,
      state: v.picklist(['pending', 'approved', 'rejected', 'withdrawn', 'expired', 'superseded']),
      by: v.nullable(words),
      at: v.nullable(moment),
      comment: words,
    }),
  ),
  question: v.nullable(
    v.object({
      text: words,
      askedBy: words,
      askedAt: moment,
      answerBy: calendarDay,
      answer: v.nullable(v.object({ text: words, by: words, at: moment })),
    }),
  ),
  protection: v.nullable(
    v.object({
      from: calendarDay,
      until: calendarDay,
      extension: v.nullable(v.object({ at: moment, by: words, reason: words, days: count })),
    }),
  ),
  reason: words,
  quote: v.nullable(quote),
  history: v.array(
    v.object({
      at: moment,
      event: v.picklist([
        'registered',
        'companyApproved',
        'companyRejected',
        'returned',
        'answered',
        'approved',
        'rejected',
        'extended',
        'withdrawn',
        'expired',
        'quoteStarted',
      ]),
      by: words,
      note: words,
    }),
  ),
  allowedActions: v.array(v.picklist(['edit', 'withdraw', 'answer', 'extend', 'quote'])),
  refusedActions,
});

const dealCheck = v.object({
  isRegisteredByOthers: v.boolean(),
  own: v.array(v.object({ number: words, name: words, status })),
});

/** The membership of the user's company. */
export type Programme = v.InferOutput<typeof programme>;
export type Requirement = Programme['keep'][number];
export type DealStatus = v.InferOutput<typeof status>;
export type DealProduct = v.InferOutput<typeof product>;
export type DealSummary = v.InferOutput<typeof dealSummary>;
export type DealList = v.InferOutput<typeof dealList>;
export type DealDetails = v.InferOutput<typeof dealDetails>;
export type DealCheck = v.InferOutput<typeof dealCheck>;

export const getPartnerProgramme = defineCall('getPartnerProgramme', { schema: programme });
export const listDeals = defineCall('listDeals', { schema: dealList });
export const getDeal = defineCall('getDeal', { schema: dealDetails });
/** Looks for open deals of the same customer. */
export const checkDeal = defineCall('checkDeal', { schema: dealCheck });
export const createDealExport = defineCall('createDealExport', { schema: jobSchema });

const write = {
  schema: dealDetails,
  invalidates: [getPartnerProgramme, listDeals, getDeal, ...approvalReads],
};

export const registerDeal = defineCall('registerDeal', write);
/** Corrects a draft and registers it. */
export const registerDealAgain = defineCall('registerDealAgain', write);
export const withdrawDeal = defineCall('withdrawDeal', write);
export const answerDealQuestion = defineCall('answerDealQuestion', write);
export const extendDealProtection = defineCall('extendDealProtection', write);
