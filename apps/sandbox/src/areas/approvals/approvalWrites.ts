import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOf } from '../../world/readRow.ts';
import { lastChangeOf, type Caller } from '../caller.ts';
import type { ApprovalState } from './approvalState.ts';
import type { ApprovalDecision, NewApproval } from './newApproval.ts';
import { isApprover, requireMayDecide } from './mayDecide.ts';
import { requireSeenPrice } from '../requireSeenPrice.ts';
import { stateOf, toApprovalSummary } from './toApproval.ts';

type Person = ApprovalDecision['by'];

/** The requester replies this many minutes after a question. */
const REPLIES_AFTER = 0.2;

/**
 * Decides for a caller who has named the present version, on whichever page. Throws 403 if the caller may not decide, 409 if a colleague
 * was faster, and 422 for a rejection without a reason. Repeating the same decision changes nothing.
 */
export function decideAs(
  world: World,
  caller: Caller,
  row: Row,
  { decision: word, comment, price }: BodyOf<'decideApproval'>,
): void {
  const decision = word === 'approve' ? 'approved' : 'rejected';
  if (!isApprover(caller)) requireMayDecide(caller, row, decision);
  if (isDecidedBy(caller, row, decision)) return;
  requirePending(row, caller);
  requireMayDecide(caller, row, decision);
  const { nrc, mrc } = toApprovalSummary(row).total;
  requireSeenPrice(price, { nrc: nrc.amount, mrc: mrc.amount });
  if (decision === 'rejected' && comment.trim() === '')
    throw new ProblemError(422, 'A rejection needs a reason. Say why.', {
      errors: [{ pointer: '/comment', detail: 'Say why you reject it.' }],
    });
  decide(world, row, { decision, by: { id: caller.id, name: caller.name }, comment: comment.trim() });
}

/** Whether the caller has made this decision already, so that its repetition is no conflict. */
export function isDecidedBy({ id }: Caller, row: Row, decision: ApprovalDecision['decision']): boolean {
  return row['status'] === decision && stateOf(row).decision?.by.id === id;
}

/** Ends a pending approval, and schedules the event that applies the decision to its subject. */
export function decide(world: World, row: Row, { decision, by, comment }: ApprovalDecision): void {
  end(world, row, decision, by, comment);
  const payload: ApprovalDecision = { decision, by, comment };
  world.schedule(0, {
    kind: `approval.${textOf(row, 'kind')}.decided`,
    subjectId: textOf(row, 'subject_id'),
    payload: JSON.stringify(payload),
  });
}

/** Withdraws the pending approval of a cancelled subject. */
export function withdrawApproval(world: World, subjectKind: string, subjectId: string, by: Person): void {
  const row = world.first(
    `SELECT * FROM approvals WHERE subject_kind = ? AND subject_id = ? AND status = 'pending'`,
    subjectKind,
    subjectId,
  );
  if (row !== undefined) end(world, row, 'withdrawn', by, '');
}

/** Ends the pending approvals of a subject that is submitted again. */
export function supersedeEarlier(world: World, { kind, id }: NewApproval['subject'], by: Person): void {
  const rows = world.all(
    `SELECT * FROM approvals WHERE subject_kind = ? AND subject_id = ? AND status = 'pending'`,
    kind,
    id,
  );
  for (const row of rows) end(world, row, 'superseded', by, '');
}

function end(
  world: World,
  row: Row,
  decision: ApprovalDecision['decision'] | 'superseded',
  by: Person,
  comment: string,
): void {
  const at = world.now().toISOString();
  const state = stateOf(row);
  save(world, row, by.name, {
    ...state,
    decision: { decision, by, at, comment },
    history: [{ at, event: decision, by: by.name, note: comment }, ...state.history],
  });
  world.all(
    'UPDATE approvals SET status = ?, waiting_for = NULL, decided_at = ? WHERE id = ?',
    decision,
    at,
    textOf(row, 'id'),
  );
}

/** Throws 403 if the requester asks. */
export function requireMayAsk(caller: Caller, row: Row): void {
  if (row['requested_by'] === caller.id)
    throw new ProblemError(403, 'You asked for this approval. Ask a colleague in person.');
}

/** Asks the requester a question, and schedules the reply. Throws 409 for a decided approval, and 403 if the requester asks. */
export function ask(world: World, caller: Caller, row: Row, text: string): void {
  requireMayAsk(caller, row);
  requirePending(row, caller);
  const state = stateOf(row);
  const at = world.now().toISOString();
  const id = `Q-${state.questions.length + 1}`;
  const question = { id, text, by: { id: caller.id, name: caller.name }, at, reply: null };
  save(
    world,
    row,
    caller.name,
    {
      ...state,
      questions: [...state.questions, question],
      history: [{ at, event: 'asked', by: caller.name, note: text }, ...state.history],
    },
    'thirdParty',
  );
  world.schedule(REPLIES_AFTER, { kind: 'approval.reply', subjectId: textOf(row, 'id'), payload: id });
}

/** Records the requester's reply to a question. */
export function reply(world: World, row: Row, questionId: string, by: Person, text: string): void {
  const state = stateOf(row);
  const at = world.now().toISOString();
  save(
    world,
    row,
    by.name,
    {
      ...state,
      questions: state.questions.map((question) =>
        question.id === questionId ? { ...question, reply: { text, by, at } } : question,
      ),
      history: [{ at, event: 'answered', by: by.name, note: text }, ...state.history],
    },
    'you',
  );
}

function save(
  world: World,
  row: Row,
  by: string,
  state: ApprovalState,
  waitingFor: 'you' | 'us' | 'thirdParty' = 'you',
): void {
  world.all(
    'UPDATE approvals SET state = ?, waiting_for = ?, changed_by = ?, changed_at = ?, version = version + 1 WHERE id = ?',
    JSON.stringify(state),
    waitingFor,
    by,
    world.now().toISOString(),
    textOf(row, 'id'),
  );
}

/** Throws 409, which says who decided, unless the approval is pending. */
function requirePending(row: Row, caller: Caller): void {
  if (row['status'] === 'pending') return;
  const by = stateOf(row).decision?.by;
  const who = by?.id === caller.id ? 'You decided in another tab' : `${by?.name ?? 'Somebody'} was faster`;
  throw new ProblemError(
    409,
    `${who}: this approval is ${textOf(row, 'status')}. Nothing is left to decide.`,
    {
      reason: 'wrong-state',
      changed: lastChangeOf(row),
    },
  );
}
