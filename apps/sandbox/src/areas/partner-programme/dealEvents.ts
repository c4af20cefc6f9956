import type { World } from '../../world/createWorld.ts';
import { dayAfter } from '../../world/insert.ts';
import type { ApprovalDecision } from '../approvals/newApproval.ts';
import { afterWorkingDays } from '../quotes/afterWorkingDays.ts';
import { quotes } from '../quotes/quoteRecord.ts';
import { checkDeal } from './checkDeal.ts';
import { deals, notDeciding, partnerTeam, recordChange, type DealRow } from './deals.ts';
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
  const find = (number: string) => deals.first(world, 'number = ?', number);

  world.on('approval.deal.decided', ({ subjectId, payload }, at) => {
    const row = find(subjectId);
    if (row?.status !== 'pending' || row.step !== 'approval') return;
    followApproval(world, row, JSON.parse(payload), at);
  });

  world.on('deal.reviewed', ({ subjectId, payload }, at) => {
    const row = find(subjectId);
    if (row?.status !== 'pending' || row.step !== 'review') return;
    if (String(row.state.reviews) === payload) review(world, row, at);
  });

  world.on('deal.answerMissing', ({ subjectId, payload }, at) => {
    const row = find(subjectId);
    if (row?.status !== 'returned' || row.state.question?.answerBy !== payload) return;
    expire(world, row, 'Our question had no answer in time.', at);
  });

  world.on('deal.protectionEnds', ({ subjectId, payload }, at) => {
    const row = find(subjectId);
    if (row?.status !== 'approved' || row.protectedUntil !== payload) return;
    const quote = quotes.first(world, 'number = ?', row.quoteNumber);
    if (quote?.status !== 'ordered') expire(world, row, 'The protection ended without an order.', at);
  });
}

/** Hands a deal to our partner team. */
export function askForReview(world: World, number: string, at: Date): void {
  const row = deals.first(world, 'number = ?', number);
  if (row === undefined) return;
  const reviews = row.state.reviews + 1;
  deals.set(world, number, {
    status: 'pending',
    step: 'review',
    waitingFor: 'us',
    decisionDueOn: afterWorkingDays(at, DECISION_WORKING_DAYS),
    state: { ...row.state, reviews },
  });
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

function followApproval(
  world: World,
  row: DealRow,
  { decision, by, comment }: ApprovalDecision,
  at: Date,
): void {
  const change = { by: by.name, note: comment, at };
  if (decision === 'approved') {
    recordChange(world, row, { ...change, event: 'companyApproved' });
    askForReview(world, row.number, at);
  } else if (decision === 'expired') expire(world, row, 'No approver of your company decided in time.', at);
  else if (decision === 'withdrawn')
    recordChange(world, row, {
      ...change,
      event: 'withdrawn',
      fields: { ...notDeciding, status: 'draft', waitingFor: 'you' },
    });
  else
    recordChange(world, row, {
      ...change,
      event: 'companyRejected',
      fields: { ...notDeciding, status: 'rejected', waitingFor: null },
      state: { reason: comment },
    });
}

/** Our partner team asks one question about an unclear deal, and otherwise approves it. */
function review(world: World, row: DealRow, at: Date): void {
  const { question, description, customerPostcode } = row.state;
  const { isRegisteredByOthers } = checkDeal(world, row, {
    customerName: row.customerName,
    customerPostcode,
  });
  const isVague = description.split(/\s+/).length < LEAST_WORDS;
  if (question === null && (isRegisteredByOthers || isVague))
    ask(world, row, questions[isRegisteredByOthers ? 'duplicate' : 'details'], at);
  else approve(world, row, at);
}

function ask(world: World, row: DealRow, text: string, at: Date): void {
  const answerBy = dayAfter(at, DAYS_TO_ANSWER);
  const question = { text, askedBy: partnerTeam.name, askedAt: at.toISOString(), answerBy, answer: null };
  recordChange(world, row, {
    event: 'returned',
    by: partnerTeam.name,
    note: text,
    at,
    fields: { ...notDeciding, status: 'returned', waitingFor: 'you' },
    state: { question },
  });
  world.schedule((Date.parse(endOf(answerBy)) - world.now().getTime()) / 60_000, {
    kind: 'deal.answerMissing',
    subjectId: row.number,
    payload: answerBy,
  });
}

function approve(world: World, row: DealRow, at: Date): void {
  const until = dayAfter(at, PROTECTION_DAYS);
  recordChange(world, row, {
    event: 'approved',
    by: partnerTeam.name,
    at,
    fields: {
      ...notDeciding,
      status: 'approved',
      waitingFor: null,
      protectedFrom: dayAfter(at, 0),
      protectedUntil: until,
    },
  });
  scheduleProtectionEnd(world, row.number, until);
}

function expire(world: World, row: DealRow, reason: string, at: Date): void {
  recordChange(world, row, {
    event: 'expired',
    by: 'Quayside',
    note: reason,
    at,
    fields: { ...notDeciding, status: 'expired', waitingFor: null },
    state: { reason },
  });
}
