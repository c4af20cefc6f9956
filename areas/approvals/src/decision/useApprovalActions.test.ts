import { expect, it } from 'vitest';
import { pendingApproval } from '../approvals.fixtures.ts';
import { approvalActionCalls } from './useApprovalActions.ts';

const { isDone } = approvalActionCalls('Amelia Hartley', () => '7f1b0c7e-52f4-4c8e-9a55-1d2f7a3b9c10');
const asked = { action: 'ask', text: ' Why now? ' } as const;

it.each([
  ['the user asked', 'Why now?', 'Amelia Hartley', true],
  ['a colleague asked', 'Why now?', 'Noor Rahman', false],
  ['the user asked in other words', 'Why?', 'Amelia Hartley', false],
])(
  'A question whose response was lost counts as asked if the approval shows it, here one that %s [APPROVAL-7]',
  (_, text, name, expected) => {
    const at = '2026-11-20T10:00:00Z' as const;
    const question = { id: 'Q-1', text, by: { id: 'a', name }, at, reply: null };
    expect(isDone?.(asked, { ...pendingApproval, questions: [question] })).toBe(expected);
  },
);
