import type { Feedback } from '../../contract/generated/openapi.ts';
import { collection } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { minutesBefore } from '../../world/insert.ts';
import type { WorldPart } from '../../world/prepareWorld.ts';

/** The author of replies to feedback. */
export const productTeam = { id: 'quayside.product', name: 'Ida Lund, Quayside' } as const;

export const feedbacks = collection('feedbacks', {
  number: field.key(field.integer),
  personId: field.text,
  kind: field.word(['idea', 'problem', 'praise']),
  text: field.text,
  page: field.orNull(field.json<NonNullable<Feedback['page']>>()),
  mayContact: field.boolean,
  status: field.word(['received', 'reviewing', 'replied']),
  createdAt: field.moment,
  reply: field.orNull(field.text),
  repliedAt: field.orNull(field.moment),
});

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

export const feedbackPart: WorldPart = {
  collections: [feedbacks],
  indexes: 'CREATE INDEX IF NOT EXISTS feedbacks_person ON feedbacks (person_id, number);',
  fill(database, begin) {
    const insert = feedbacks.createAdder(database);
    const oldestFirst = seeded.toSorted((one, other) => other.daysAgo - one.daysAgo);
    for (const [index, { personId, kind, text, page, status, daysAgo, reply }] of oldestFirst.entries()) {
      const minutesAgo = daysAgo * 1440 - 70;
      insert({
        number: 1001 + index,
        personId,
        kind,
        text,
        page,
        mayContact: true,
        status,
        createdAt: minutesBefore(begin, minutesAgo),
        reply,
        repliedAt: reply === undefined ? null : minutesBefore(begin, minutesAgo - 1200),
      });
    }
  },
};
