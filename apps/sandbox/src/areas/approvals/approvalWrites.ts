import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { approvals, type ApprovalRow, type VisibleApproval } from './approvals.ts';
import type { ApprovalDecision, NewApproval } from './newApproval.ts';
import { requireSeenPrice } from '../requireSeenPrice.ts';

type Person = ApprovalDecision['by'];

/** The requester replies this many minutes after a question. */
const REPLIES_AFTER = 0.2;

/**
 * Decides for a caller who may and has named the present version, on whichever page. Throws 409 for another price than the one that the
 * caller saw, and 422 for a rejection without a reason. Repeating the same decision changes nothing.
 */
export function decideAs(
  world: World,
  caller: Caller,
  row: VisibleApproval,
  { decision: word, comment, price }: BodyOf<'decideApproval'>,
): void {
  const decision = word === 'approve' ? 'approved' : 'rejected';
  if (isDecidedBy(caller, row, decision)) return;
  requireSeenPrice(price, row.total);
  if (decision === 'rejected' && comment.trim() === '')
    throw new ProblemError(422, 'A rejection needs a reason. Say why.', {
      errors: [{ pointer: '/comment', detail: 'Say why you reject it.' }],
    });
  decide(world, row, { decision, by: { id: caller.id, name: caller.name }, comment: comment.trim() });
}

/** Whether the caller has made this decision already, so that its repetition is no conflict. */
export function isDecidedBy(
  { id }: Caller,
  row: ApprovalRow,
  decision: ApprovalDecision['decision'],
): boolean {
  return row.status === decision && row.state.decision?.by.id === id;
}

/** Ends a pending approval, and schedules the event that applies the decision to its subject. */
export function decide(world: World, row: ApprovalRow, { decision, by, comment }: ApprovalDecision): void {
  end(world, row, decision, by, comment);
  const payload: ApprovalDecision = { decision, by, comment };
  world.schedule(0, {
    kind: `approval.${row.kind}.decided`,
    subjectId: row.subject.id,
    payload: JSON.stringify(payload),
  });
}

const isPendingOf = `subject_kind = ? AND subject_id = ? AND status = 'pending'`;

/** The pending approval of a subject; undefined if there is none. */
export function pendingOf(world: World, subjectKind: string, subjectId: string): ApprovalRow | undefined {
  return approvals.first(world, isPendingOf, subjectKind, subjectId);
}

/** Withdraws the pending approval of a cancelled subject. */
export function withdrawApproval(world: World, subjectKind: string, subjectId: string, by: Person): void {
  const row = pendingOf(world, subjectKind, subjectId);
  if (row !== undefined) end(world, row, 'withdrawn', by, '');
}

/** Ends the pending approvals of a subject that is submitted again. */
export function supersedeEarlier(world: World, { kind, id }: NewApproval['subject'], by: Person): void {
  const rows = approvals.all(world, isPendingOf, kind, id);
  for (const row of rows) end(world, row, 'superseded', by, '');
}

function end(
  world: World,
  row: ApprovalRow,
  decision: ApprovalDecision['decision'] | 'superseded',
  by: Person,
  comment: string,
): void {
  const at = world.now().toISOString();
  approvals.change(world, row.id, by.name, {
    status: decision,
    waitingFor: null,
    decidedAt: at,
    state: {
      ...row.state,
      decision: { decision, by, at, comment },
      history: [{ at, event: decision, by: by.name, note: comment }, ...row.state.history],
    },
  });
}

/** Asks the requester a question, and schedules the reply. */
export function ask(world: World, caller: Caller, row: ApprovalRow, text: string): void {
  const { id, state } = row;
  const at = world.now().toISOString();
  const questionId = `Q-${state.questions.length + 1}`;
  const by = { id: caller.id, name: caller.name };
  approvals.change(world, id, caller.name, {
    waitingFor: 'thirdParty',
    state: {
      ...state,
      questions: [...state.questions, { id: questionId, text, by, at, reply: null }],
      history: [{ at, event: 'asked', by: caller.name, note: text }, ...state.history],
    },
  });
  world.schedule(REPLIES_AFTER, { kind: 'approval.reply', subjectId: id, payload: questionId });
}

export function reply(world: World, row: ApprovalRow, questionId: string, by: Person, text: string): void {
  const { id, state } = row;
  const at = world.now().toISOString();
  approvals.change(world, id, by.name, {
    waitingFor: 'you',
    state: {
      ...state,
      questions: state.questions.map((question) =>
        question.id === questionId ? { ...question, reply: { text, by, at } } : question,
      ),
      history: [{ at, event: 'answered', by: by.name, note: text }, ...state.history],
    },
  });
}
