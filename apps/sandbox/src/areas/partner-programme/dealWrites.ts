import type { DealContent } from '../../contract/generated/openapi.ts';
import { ProblemError } from '../../http/problem.ts';
import type { World } from '../../world/createWorld.ts';
import { dayAfter } from '../../world/insert.ts';
import { withdrawApproval } from '../approvals/approvalWrites.ts';
import { submitApproval } from '../approvals/submitApproval.ts';
import type { Caller } from '../caller.ts';
import { dealApproval } from './dealApproval.ts';
import { askForReview, scheduleProtectionEnd } from './dealEvents.ts';
import { contentFields, deals, notDeciding, recordChange, searchedOf, type DealRow } from './deals.ts';
import { dayOf } from '../../world/days.ts';

const EXTENSION_DAYS = 60;

/** Registers a deal and returns its number. Call it within `world.write`. */
export function registerDeal(world: World, caller: Caller, content: DealContent): string {
  requireFutureClose(world, content);
  const ordinal = deals.greatest(world, 'ordinal') + 1;
  const number = `DL-${ordinal}`;
  const at = world.now().toISOString();
  deals.add(world, {
    number,
    ordinal,
    partnerId: caller.partnerId,
    ...contentFields(content),
    status: 'pending',
    registeredBy: caller,
    registeredAt: at,
    updatedAt: at,
    state: {
      description: content.description.trim(),
      customerPostcode: content.customerPostcode.trim(),
      history: [{ at, event: 'registered', by: caller.name, note: '' }],
      question: null,
      extension: null,
      reason: '',
      reviews: 0,
    },
    changedBy: caller.name,
    searched: searchedOf(number, content, caller.name),
  });
  askForApproval(world, caller, number, content);
  return number;
}

/** Corrects a draft and registers it. Call it within `world.write`, after the version was checked. */
export function registerAgain(world: World, caller: Caller, row: DealRow, content: DealContent): void {
  requireFutureClose(world, content);
  recordChange(world, row, {
    event: 'registered',
    by: caller.name,
    at: world.now(),
    fields: {
      ...contentFields(content),
      status: 'pending',
      registeredBy: caller,
      registeredAt: world.now().toISOString(),
      searched: searchedOf(row.number, content, caller.name),
    },
    state: {
      description: content.description.trim(),
      customerPostcode: content.customerPostcode.trim(),
      question: null,
      reason: '',
    },
  });
  askForApproval(world, caller, row.number, content);
}

function askForApproval(world: World, caller: Caller, number: string, content: DealContent): void {
  const { name, expectedMrc: mrc, termMonths, description } = content;
  const approval = dealApproval({ number, name, mrc, termMonths, description }, world.now());
  submitApproval(world, caller, approval);
  deals.set(world, number, {
    step: 'approval',
    waitingFor: 'you',
    decisionDueOn: dayOf(new Date(approval.dueAt)),
  });
}

/** Withdraws a deal: before the decision it becomes a draft, afterwards its protection ends. */
export function withdrawDeal(world: World, caller: Caller, row: DealRow, reason: string): void {
  const isProtected = row.status === 'approved';
  const today = dayAfter(world.now(), 0);
  withdrawApproval(world, 'deal', row.number, { id: caller.id, name: caller.name });
  recordChange(world, row, {
    event: 'withdrawn',
    by: caller.name,
    note: reason,
    at: world.now(),
    fields: isProtected
      ? { ...notDeciding, status: 'expired', waitingFor: null, protectedUntil: today }
      : { ...notDeciding, status: 'draft', waitingFor: 'you' },
    state: isProtected ? { reason: `${caller.name} withdrew the deal: ${reason}` } : { question: null },
  });
}

/** Answers our partner team's question, and submits the deal for another review. */
export function answerQuestion(world: World, caller: Caller, row: DealRow, text: string): void {
  const { question } = row.state;
  if (question === null) throw new Error('An answer is offered for a deal without a question.');
  const at = world.now();
  recordChange(world, row, {
    event: 'answered',
    by: caller.name,
    note: text,
    at,
    state: { question: { ...question, answer: { text, by: caller.name, at: at.toISOString() } } },
  });
  askForReview(world, row.number, at);
}

export function extendProtection(world: World, caller: Caller, row: DealRow, reason: string): void {
  const at = world.now();
  const until = dayAfter(new Date(row.protectedUntil ?? at), EXTENSION_DAYS);
  recordChange(world, row, {
    event: 'extended',
    by: caller.name,
    note: reason,
    at,
    fields: { protectedUntil: until },
    state: { extension: { at: at.toISOString(), by: caller.name, reason, days: EXTENSION_DAYS } },
  });
  scheduleProtectionEnd(world, row.number, until);
}

function requireFutureClose(world: World, { expectedCloseOn }: DealContent): void {
  if (expectedCloseOn >= dayAfter(world.now(), 0)) return;
  throw new ProblemError(422, 'The day on which the customer decides has passed. Choose a later one.', {
    errors: [{ pointer: '/expectedCloseOn', detail: 'Choose today or a later day.' }],
  });
}
