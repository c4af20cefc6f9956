import { expect, it } from 'vitest';
import { closedCase, openCase } from '../case.fixtures.ts';
import type { CaseActionInput } from './caseActionInput.ts';
import { caseActionCalls } from './useCaseAction.ts';

const { isDone } = caseActionCalls('Amelia Hartley');
const close: CaseActionInput = { kind: 'close', reason: 'solvedByUs', comment: 'The cable was loose.' };
const raise: CaseActionInput = { kind: 'priority', priority: 'high' };
const raised = { ...openCase, priority: 'high' } as const;

it.each([
  ['closed by the user', close, { ...closedCase, changedBy: 'Amelia Hartley' }, true],
  ['closed by a colleague', close, { ...closedCase, changedBy: 'Noor Rahman' }, false],
  ['given its priority by the user', raise, { ...raised, changedBy: 'Amelia Hartley' }, true],
  ['given its priority by a colleague', raise, { ...raised, changedBy: 'Noor Rahman' }, false],
])(
  'After a lost response a case counts as done by the user only if the user made its version, here one %s [CASE-6]',
  (_, input, details, expected) => {
    expect(isDone?.(input, details)).toBe(expected);
  },
);
