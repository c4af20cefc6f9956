import type { Row, World } from '../../world/createWorld.ts';
import { dayAfter } from '../../world/insert.ts';
import { textOf, textOrNull } from '../../world/readRow.ts';
import type { ApprovalDecision } from '../approvals/newApproval.ts';
import { afterWorkingDays } from '../quotes/afterWorkingDays.ts';
import { checkDeal } from './checkDeal.ts';
import { notDeciding, partnerTeam, recordChange, stateOf } from './dealRow.ts';
import { endOf } from '../../world/days.ts';

/** Our partner team promises a decision within five working days. Here it takes half a minute. */
const DECISION_WORKING_DAYS = 5;
const REVIEW_MINUTES = 0.5;
const DAYS_TO_ANSWER = 14;
const PROTECTION_DAYS = 90;
/** The fewest words of a description that is enough for a decision. */
const LEAST_WORDS = 8;

const questions = {
  duplicate:
    'We already know of a project at this customer. Who do you work with there, and since when? Please describe how your deal differs.',
  details: 'Please tell us more: what does the customer need, at how many sites, and who decides?',
};

/** The scheduled events of deals: decisions of approvers and of our partner team, and the end of a protection. */
export function handleDealEvents(world: World): void {
  const find = (number: string) => world.first('SELECT * FROM deals WHERE number = ?', number);

  world.on('approval.deal.decided', ({ subjectId, payload }, at) => {
    const row = find(subjectId);
    if (row?.['status'] !== 'pending' || row['step'] !== 'approval') return;
    followApproval(world, row, JSON.parse(payload), at);
  });

  world.on('deal.reviewed', ({ subjectId, payload }, at) => {
    const row = find(subjectId);
    if (row?.['status'] !== 'pending' || row['step'] !== 'review') return;
    if (String(stateOf(row).reviews) === payload) review(world, row, at);
  });

  world.on('deal.answerMissing', ({ subjectId, payload }, at) => {
    const row = find(subjectId);
    if (row?.['status'] !== 'returned' || stateOf(row).question?.answerBy !== payload) return;
    expire(world, row, 'Our question had no answer in time.', at);
  });

  world.on('deal.protectionEnds', ({ subjectId, payload }, at) => {
    const row = find(subjectId);
    if (row?.['status'] !== 'approved' || row['protected_until'] !== payload) return;
    const quote = textOrNull(row, 'quote_number');
    const isOrdered =
      quote !== null &&
      world.first(`SELECT 1 FROM quotes WHERE number = ? AND status = 'ordered'`, quote) !== undefined;
    if (!isOrdered) expire(world, row, 'The protection ended without an order.', at);
  });
}

/** Hands a deal to our partner team. */
export function askForReview(world: World, number: string, at: Date): void {
  const row = world.first('SELECT * FROM deals WHERE number = ?', number);
  if (row === undefined) return;
  const state = stateOf(row);
  const reviews = state.reviews + 1;
  world.all(
    `UPDATE deals SET status = 'pending', step = 'review', waiting_for = 'us', decision_due_on = ?, state = ? WHERE number = ?`,
    afterWorkingDays(at, DECISION_WORKING_DAYS),
    JSON.stringify({ ...state, reviews }),
    number,
  );
  const minutesAgo = (world.now().getTime() - at.getTime()) / 60_000;
  world.schedule(REVIEW_MINUTES - minutesAgo, {
    kind: 'deal.reviewed',
    subjectId: number,
    payload: String(reviews),
  });
}

/** Ends the protection of a deal at the end of its last day. */
export function scheduleProtectionEnd(world: World, number: string, until: string): void {
  world.schedule((Date.parse(endOf(until)) - world.now().getTime()) / 60_000, {
    kind: 'deal.protectionEnds',
    subjectId: number,
    payload: until,
  });
}

function followApproval(world: World, row: Row, { decision, by, comment }: ApprovalDecision, at: Date): void {
  const change = { by: by.name, note: comment, at };
  if (decision === 'approved') {
    recordChange(world, row, { ...change, event: 'companyApproved' });
    askForReview(world, textOf(row, 'number'), at);
  } else if (decision === 'expired') expire(world, row, 'No approver of your company decided in time.', at);
  else if (decision === 'withdrawn')
    recordChange(world, row, {
      ...change,
      event: 'withdrawn',
      columns: { ...notDeciding, status: 'draft', waiting_for: 'you' },
    });
  else
    recordChange(world, row, {
      ...change,
      event: 'companyRejected',
      columns: { ...notDeciding, status: 'rejected', waiting_for: null },
      state: { reason: comment },
    });
}

/** Our partner team asks one question about an unclear deal, and otherwise approves it. */
function review(world: World, row: Row, at: Date): void {
  const { question, description, customerPostcode } = stateOf(row);
  const { isRegisteredByOthers } = checkDeal(
    world,
    { partnerId: textOf(row, 'partner_id') },
    { customerName: textOf(row, 'customer_name'), customerPostcode },
  );
  const isVague = description.split(/\s+/).length < LEAST_WORDS;
  if (question === null && (isRegisteredByOthers || isVague))
    ask(world, row, questions[isRegisteredByOthers ? 'duplicate' : 'details'], at);
  else approve(world, row, at);
}

function ask(world: World, row: Row, text: string, at: Date): void {
  const answerBy = dayAfter(at, DAYS_TO_ANSWER);
  const question = { text, askedBy: partnerTeam.name, askedAt: at.toISOString(), answerBy, answer: null };
  recordChange(world, row, {
    event: 'returned',
    by: partnerTeam.name,
    note: text,
    at,
    columns: { ...notDeciding, status: 'returned', waiting_for: 'you' },
    state: { question },
  });
  world.schedule((Date.parse(endOf(answerBy)) - world.now().getTime()) / 60_000, {
    kind: 'deal.answerMissing',
    subjectId: textOf(row, 'number'),
    payload: answerBy,
  });
}

function approve(world: World, row: Row, at: Date): void {
  const until = dayAfter(at, PROTECTION_DAYS);
  recordChange(world, row, {
    event: 'approved',
    by: partnerTeam.name,
    at,
    columns: {
      ...notDeciding,
      status: 'approved',
      waiting_for: null,
      protected_from: dayAfter(at, 0),
      protected_until: until,
    },
  });
  scheduleProtectionEnd(world, textOf(row, 'number'), until);
}

function expire(world: World, row: Row, reason: string, at: Date): void {
  recordChange(world, row, {
    event: 'expired',
    by: 'Quayside',
    note: reason,
    at,
    columns: { ...notDeciding, status: 'expired', waiting_for: null },
    state: { reason },
  });
}
