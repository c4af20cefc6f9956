import type { Feedback, FeedbackList } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import type { RowOf } from '../../store/collection.ts';
import { pageOf } from '../../store/list.ts';
import { pickFrom } from '../../store/typedObject.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { feedbacks, productTeam } from './feedbackPart.ts';

/** The minutes until feedback is read, and from then until the reply. */
const READ_AFTER = 0.1;
const REPLIED_AFTER = 0.4;

const replies: Record<Feedback['kind'], string> = {
  idea: 'Thank you. Others asked for this too, and it is on our list.',
  problem: 'Thank you, we could reproduce this. A correction comes with the next version, within two weeks.',
  praise: 'Thank you. The team read it together this morning.',
};

/** The caller's own feedback, the newest first. */
export function listFeedbacks(
  world: World,
  { id }: Caller,
  query: { readonly page: number; readonly pageSize: number },
): FeedbackList {
  const own = { text: ' FROM feedbacks WHERE person_id = ?', values: [id] };
  return pageOf(world, own, { ...query, order: 'number DESC' }, (row) => toFeedback(feedbacks.read(row)));
}

/** One of the caller's own; undefined for any other. */
export function findFeedback(world: World, { id }: Caller, feedbackId: string): Feedback | undefined {
  const row = feedbacks.first(
    world,
    'number = ? AND person_id = ?',
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
  const number = (feedbacks.greatest(world, 'number') || 1000) + 1;
  const createdAt = world.now().toISOString();
  const status = 'received';
  feedbacks.add(world, { number, personId: id, kind, text, page, mayContact, status, createdAt });
  const event = { subjectId: String(number), payload: '' };
  world.schedule(READ_AFTER, { kind: 'feedback.read', ...event });
  world.schedule(REPLIED_AFTER, { kind: 'feedback.replied', ...event });
  return `FB-${number}`;
}

/** The scheduled events of feedback: the product team reads it and replies. */
export function handleFeedbackEvents(world: World): void {
  world.on('feedback.read', ({ subjectId }) => {
    feedbacks.set(world, Number(subjectId), { status: 'reviewing' });
  });
  world.on('feedback.replied', ({ subjectId }, at) => {
    const row = feedbacks.first(world, 'number = ?', Number(subjectId));
    if (row === undefined) return;
    const repliedAt = at.toISOString();
    feedbacks.set(world, row.number, { status: 'replied', reply: replies[row.kind], repliedAt });
  });
}

function toFeedback(row: RowOf<typeof feedbacks.fields>): Feedback {
  const { number, reply, repliedAt } = row;
  return {
    ...pickFrom(row, ['kind', 'text', 'page', 'mayContact', 'status', 'createdAt']),
    id: `FB-${number}`,
    reply: reply === null || repliedAt === null ? null : { text: reply, by: productTeam, at: repliedAt },
  };
}
