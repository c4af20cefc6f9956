import type { DealContent } from '../../contract/generated/openapi.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { dayAfter } from '../../world/insert.ts';
import { textOf } from '../../world/readRow.ts';
import { withdrawApproval } from '../approvals/approvalWrites.ts';
import { submitApproval } from '../approvals/submitApproval.ts';
import { lastChangeOf, type Caller } from '../caller.ts';
import { dealApproval } from './dealApproval.ts';
import { askForReview, scheduleProtectionEnd } from './dealEvents.ts';
import { contentColumns, notDeciding, recordChange, searchedOf, stateOf, type DealState } from './dealRow.ts';
import { dayOf } from '../../world/days.ts';

/** The days that an extension adds to a protection. */
const EXTENSION_DAYS = 60;

/** Registers a deal and returns its number. Call it within `world.write`. */
export function registerDeal(world: World, caller: Caller, content: DealContent): string {
  requireFutureClose(world, content);
  const ordinal = Number(world.first('SELECT max(ordinal) AS last FROM deals')?.['last']) + 1;
  const number = `DL-${ordinal}`;
  const at = world.now().toISOString();
  const state: DealState = {
    description: content.description.trim(),
    customerPostcode: content.customerPostcode.trim(),
    history: [{ at, event: 'registered', by: caller.name, note: '' }],
    question: null,
    extension: null,
    reason: '',
    reviews: 0,
  };
  world.insert('deals', {
    number,
    ordinal,
    partner_id: caller.partnerId,
    ...contentColumns(content),
    status: 'pending',
    registered_by: caller.id,
    registered_by_name: caller.name,
    registered_at: at,
    updated_at: at,
    state: JSON.stringify(state),
    changed_by: caller.name,
    searched: searchedOf(number, content, caller.name),
  });
  askForApproval(world, caller, number, content);
  return number;
}

/** Corrects a draft and registers it. Call it within `world.write`, after the version was checked. */
export function registerAgain(world: World, caller: Caller, row: Row, content: DealContent): void {
  requireFutureClose(world, content);
  const number = textOf(row, 'number');
  recordChange(world, row, {
    event: 'registered',
    by: caller.name,
    at: world.now(),
    columns: {
      ...contentColumns(content),
      status: 'pending',
      registered_by: caller.id,
      registered_by_name: caller.name,
      registered_at: world.now().toISOString(),
      searched: searchedOf(number, content, caller.name),
    },
    state: {
      description: content.description.trim(),
      customerPostcode: content.customerPostcode.trim(),
      question: null,
      reason: '',
    },
  });
  askForApproval(world, caller, number, content);
}

function askForApproval(world: World, caller: Caller, number: string, content: DealContent): void {
  const { name, expectedMrc: mrc, termMonths, description } = content;
  const approval = dealApproval({ number, name, mrc, termMonths, description }, world.now());
  submitApproval(world, caller, approval);
  world.all(
    `UPDATE deals SET step = 'approval', waiting_for = 'you', decision_due_on = ? WHERE number = ?`,
    dayOf(new Date(approval.dueAt)),
    number,
  );
}

/** Withdraws a deal: before the decision it becomes a draft, afterwards its protection ends. */
export function withdrawDeal(world: World, caller: Caller, row: Row, reason: string): void {
  const isProtected = row['status'] === 'approved';
  const today = dayAfter(world.now(), 0);
  withdrawApproval(world, 'deal', textOf(row, 'number'), { id: caller.id, name: caller.name });
  recordChange(world, row, {
    event: 'withdrawn',
    by: caller.name,
    note: reason,
    at: world.now(),
    columns: isProtected
      ? { ...notDeciding, status: 'expired', waiting_for: null, protected_until: today }
      : { ...notDeciding, status: 'draft', waiting_for: 'you' },
    state: isProtected ? { reason: `${caller.name} withdrew the deal: ${reason}` } : { question: null },
  });
}

/** Answers our partner team's question, and submits the deal for another review. */
export function answerQuestion(world: World, caller: Caller, row: Row, text: string): void {
  const { question } = stateOf(row);
  if (question === null)
    throw new ProblemError(
      409,
      'Nothing is asked about this deal any more. Its history says what happened.',
      {
        reason: 'wrong-state',
        changed: lastChangeOf(row),
      },
    );
  const at = world.now();
  recordChange(world, row, {
    event: 'answered',
    by: caller.name,
    note: text,
    at,
    state: { question: { ...question, answer: { text, by: caller.name, at: at.toISOString() } } },
  });
  askForReview(world, textOf(row, 'number'), at);
}

/** Extends the protection of a deal. */
export function extendProtection(world: World, caller: Caller, row: Row, reason: string): void {
  const until = dayAfter(new Date(textOf(row, 'protected_until')), EXTENSION_DAYS);
  const at = world.now();
  recordChange(world, row, {
    event: 'extended',
    by: caller.name,
    note: reason,
    at,
    columns: { protected_until: until },
    state: { extension: { at: at.toISOString(), by: caller.name, reason, days: EXTENSION_DAYS } },
  });
  scheduleProtectionEnd(world, textOf(row, 'number'), until);
}

function requireFutureClose(world: World, { expectedCloseOn }: DealContent): void {
  if (expectedCloseOn >= dayAfter(world.now(), 0)) return;
  throw new ProblemError(422, 'The day on which the customer decides has passed. Choose a later one.', {
    errors: [{ pointer: '/expectedCloseOn', detail: 'Choose today or a later day.' }],
  });
}
