import type { Feedback } from '../../contract/generated/openapi.ts';
import { createInsert, minutesBefore } from '../../world/insert.ts';
import type { WorldPart } from '../../world/prepareWorld.ts';

/** The author of replies to feedback. */
export const productTeam = { id: 'quayside.product', name: 'Ida Lund, Quayside' } as const;

interface SeededFeedback extends Pick<Feedback, 'kind' | 'text' | 'page' | 'status'> {
  readonly personId: string;
  readonly daysAgo: number;
  readonly reply?: string;
}

const seeded: readonly SeededFeedback[] = [
  {
    personId: 'amelia',
    kind: 'idea',
    text: 'Let me sort the services by the end of their contract. I plan renewals a quarter ahead.',
    page: { path: '/services', title: 'Services' },
    status: 'replied',
    daysAgo: 14,
    reply:
      'You can do that now: choose the column “Contract end” in the settings of the table, then sort by it. Thank you for the idea.',
  },
  {
    personId: 'amelia',
    kind: 'problem',
    text: 'When I print a quote for 40 sites, the last column is cut off on A4.',
    page: { path: '/1access', title: 'Connectivity Quoting' },
    status: 'reviewing',
    daysAgo: 3,
  },
  {
    personId: 'amelia',
    kind: 'praise',
    text: 'The milestones of a delivery answer what my colleagues used to call me about.',
    page: null,
    status: 'received',
    daysAgo: 1,
  },
  {
    personId: 'chloe',
    kind: 'idea',
    text: 'A list of the orders of this week on the dashboard would save me a search each morning.',
    page: { path: '/artemis/dashboard', title: 'Dashboard' },
    status: 'replied',
    daysAgo: 10,
    reply: 'We are working on it. Your idea is in the plan for the next quarter.',
  },
];

/** The feedback of users. */
export const feedbackPart: WorldPart = {
  tables: ['feedbacks'],
  schema: `
    CREATE TABLE IF NOT EXISTS feedbacks (
      number INTEGER PRIMARY KEY,
      person_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      text TEXT NOT NULL,
      page TEXT,
      may_contact INTEGER NOT NULL,
      status TEXT NOT NULL,
      created_at TEXT NOT NULL,
      reply TEXT,
      replied_at TEXT
    );
  `,
  indexes: 'CREATE INDEX IF NOT EXISTS feedbacks_person ON feedbacks (person_id, number);',
  fill(database, begin) {
    const insert = createInsert(database, 'feedbacks');
    const oldestFirst = seeded.toSorted((one, other) => other.daysAgo - one.daysAgo);
    for (const [index, { personId, kind, text, page, status, daysAgo, reply }] of oldestFirst.entries()) {
      const minutesAgo = daysAgo * 1440 - 70;
      insert({
        number: 1001 + index,
        person_id: personId,
        kind,
        text,
        page: page && JSON.stringify(page),
        may_contact: 1,
        status,
        created_at: minutesBefore(begin, minutesAgo),
        reply: reply ?? null,
        replied_at: reply === undefined ? null : minutesBefore(begin, minutesAgo - 1200),
      });
    }
  },
};
