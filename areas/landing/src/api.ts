import { defineCall } from '@quayside/contract/calls/landing';
import * as v from 'valibot';
import { count, moment } from '@quayside/page-kit/schema';

const countOrNull = v.nullable(count);
const waitingCount = v.object({ mine: count, company: count });
const waitingCountOrNull = v.nullable(waitingCount);

const nextAction = v.object({
  kind: v.picklist(['approval', 'case', 'delivery', 'changeRequest', 'quote', 'draft']),
  id: v.string(),
  title: v.string(),
  dueAt: v.nullable(moment),
});

const incident = v.object({
  id: v.string(),
  title: v.string(),
  state: v.picklist(['investigating', 'identified', 'monitoring', 'resolved']),
  town: v.string(),
  nextUpdateAt: v.nullable(moment),
  affectedCount: count,
});

const plannedWork = v.object({
  id: v.string(),
  title: v.string(),
  from: moment,
  to: moment,
  serviceCount: count,
});

const newsItem = v.object({
  kind: v.picklist(['document', 'announcement']),
  id: v.string(),
  title: v.string(),
  text: v.string(),
  publishedAt: moment,
});

const landing = v.object({
  apollo: v.nullable(
    v.object({
      waiting: v.object({
        cases: waitingCount,
        approvals: waitingCountOrNull,
        services: waitingCountOrNull,
        ports: waitingCount,
        quotes: waitingCountOrNull,
        cloudQuotes: waitingCountOrNull,
        deals: waitingCountOrNull,
      }),
      next: v.nullable(nextAction),
      health: v.nullable(v.object({ down: count, degraded: count })),
      incidents: v.array(incident),
      plannedWorks: v.array(plannedWork),
      facts: v.object({
        openCases: count,
        liveServices: countOrNull,
        openQuotes: countOrNull,
        rangesWithoutAddress: count,
        estimates: countOrNull,
        openDeals: countOrNull,
        newDocuments: count,
      }),
    }),
  ),
  artemis: v.nullable(
    v.object({
      waiting: v.object({ drafts: waitingCountOrNull }),
      next: v.nullable(nextAction),
    }),
  ),
  news: v.array(newsItem),
});

/** The waiting items, the interruptions and planned works, and the news; each part null where the user has no access. */
export type Landing = v.InferOutput<typeof landing>;
export type WaitingCount = v.InferOutput<typeof waitingCount>;
/** The most urgent action of the user. */
export type NextAction = v.InferOutput<typeof nextAction>;
/** A new document, or an announcement of the portal. */
export type NewsItem = v.InferOutput<typeof newsItem>;

/** Loads the content of the landing page, for both views. */
export const getLanding = defineCall('getLanding', { schema: landing });
