import type { Feedback, FeedbackList } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { offsetOf } from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOf, textOrNull, wordOf } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { productTeam } from './feedbackPart.ts';

/** The minutes until feedback is read, and from then until the reply. */
const READ_AFTER = 0.1;
const REPLIED_AFTER = 0.4;

const kinds = ['idea', 'problem', 'praise'] as const;
const statuses = ['received', 'reviewing', 'replied'] as const;

const replies: Record<Feedback['kind'], string> = {
  idea: 'Thank you. Others asked for this too, and it is on our list. We will write here when it is in the portal.',
  problem: 'Thank you, we could reproduce this. A correction comes with the next version, within two weeks.',
  praise: 'Thank you. The team read it together this morning.',
};

/** The caller's own feedback, the newest first. */
export function listFeedbacks(
  world: World,
  { id }: Caller,
  query: { readonly page: number; readonly pageSize: number },
): FeedbackList {
  const { page, pageSize } = query;
  const counted = world.first('SELECT count(*) AS total FROM feedbacks WHERE person_id = ?', id);
  const rows = world.all(
    'SELECT * FROM feedbacks WHERE person_id = ? ORDER BY number DESC LIMIT ? OFFSET ?',
    id,
    pageSize,
    offsetOf(query),
  );
  return { page, pageSize, total: Number(counted?.['total']), items: rows.map(toFeedback) };
}

/** One of the caller's own; undefined for any other. */
export function findFeedback(world: World, { id }: Caller, feedbackId: string): Feedback | undefined {
  const row = world.first(
    'SELECT * FROM feedbacks WHERE number = ? AND person_id = ?',
    /^FB-\d{1,9}$/.test(feedbackId) ? Number(feedbackId.slice(3)) : -1,
    id,
  );
  return row && toFeedback(row);
}

/** Stores feedback, schedules its review and reply, and returns its id. */
export function addFeedback(
  world: World,
  { id }: Caller,
  { kind, text, page, mayContact }: BodyOf<'createFeedback'>,
): string {
  const last = world.first('SELECT max(number) AS number FROM feedbacks');
  const number = Number(last?.['number'] ?? 1000) + 1;
  world.insert('feedbacks', {
    number,
    person_id: id,
    kind,
    text,
    page: page && JSON.stringify(page),
    may_contact: mayContact ? 1 : 0,
    status: 'received',
    created_at: world.now().toISOString(),
    reply: null,
    replied_at: null,
  });
  const event = { subjectId: String(number), payload: '' };
  world.schedule(READ_AFTER, { kind: 'feedback.read', ...event });
  world.schedule(REPLIED_AFTER, { kind: 'feedback.replied', ...event });
  return `FB-${number}`;
}

/** The scheduled events of feedback: the product team reads it and replies. */
export function handleFeedbackEvents(world: World): void {
  world.on('feedback.read', ({ subjectId }) => {
    world.all(`UPDATE feedbacks SET status = 'reviewing' WHERE number = ?`, Number(subjectId));
  });
  world.on('feedback.replied', ({ subjectId }, at) => {
    const row = world.first('SELECT * FROM feedbacks WHERE number = ?', Number(subjectId));
    if (row === undefined) return;
    world.all(
      `UPDATE feedbacks SET status = 'replied', reply = ?, replied_at = ? WHERE number = ?`,
      replies[wordOf(row, 'kind', kinds)],
      at.toISOString(),
      Number(subjectId),
    );
  });
}

function toFeedback(row: Row): Feedback {
  const page = textOrNull(row, 'page');
  const reply = textOrNull(row, 'reply');
  return {
    id: `FB-${Number(row['number'])}`,
    kind: wordOf(row, 'kind', kinds),
    text: textOf(row, 'text'),
    page: page === null ? null : JSON.parse(page),
    mayContact: row['may_contact'] === 1,
    status: wordOf(row, 'status', statuses),
    createdAt: textOf(row, 'created_at'),
    reply: reply === null ? null : { text: reply, by: productTeam, at: textOf(row, 'replied_at') },
  };
}
