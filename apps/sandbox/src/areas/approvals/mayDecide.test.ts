import { expect, test } from 'vitest';
import { ProblemError } from '../../http/problem.ts';
import { northgate } from '../../seed/partners.ts';
import { allowedAnswersOf } from '../delivery/deliveryAnswers.ts';
import type { VisibleApproval } from './approvals.ts';
import { decisionRefusalOf, requireMayDecide } from './mayDecide.ts';

const priya = { id: 'priya.shah', name: 'Priya Shah' };
const amelia = { id: 'amelia', name: 'Amelia Hartley', partnerId: northgate.id, roles: ['approver'] };
const request: VisibleApproval = {
  id: 'AP-1',
  number: 1,
  partnerId: northgate.id,
  kind: 'ecc',
  title: 'Excess construction charge',
  status: 'pending',
  waitingFor: 'you',
  subject: { kind: 'delivery', id: 'PC-1', name: 'Leeds' },
  total: { nrc: 462_400, mrc: 0, tcv: 462_400 },
  requestedBy: { id: 'quayside.delivery', name: 'Louise Carter, Quayside' },
  requestedAt: '2026-11-20T09:00:00Z',
  dueAt: '2026-11-28T17:00:00Z',
  approver: priya,
  decidedAt: null,
  due: null,
  scope: 'delegated',
  version: 1,
  changedBy: null,
  changedAt: null,
  state: {
    ifNotDecided: 'The delivery stays on hold, and its date moves.',
    lines: [],
    description: '',
    reason: '',
    changes: [],
    history: [],
    questions: [],
    decision: null,
  },
  searched: '',
};
const tooMuch = { total: { nrc: 25_000_100, mrc: 0, tcv: 25_000_100 } };

const both = ['accept', 'decline'] as const;

test.each([
  ['an approver who is asked', amelia, {}, null, both],
  ['a user who is no approver', { ...amelia, roles: ['regular'] }, {}, 'notApprover', []],
  ['the requester', amelia, { requestedBy: amelia }, 'ownRequest', []],
  ['an approver above the own limit', amelia, tooMuch, 'aboveLimit', ['decline']],
  ['an approver who is not asked', amelia, { scope: 'other' as const }, 'otherApprover', []],
])(
  'The rules of approvals hold for a charge on its delivery, and name who decides: %s [APPROVAL-13]',
  (_who, caller, changes, cause, answers) => {
    const row = { ...request, ...changes };
    const refusal = decisionRefusalOf(caller, row);
    expect(refusal).toEqual(cause === null ? null : { cause, deciders: [priya] });
    expect(allowedAnswersOf('decideCharge', refusal)).toEqual(answers);
    const decisions = { accept: 'approved', decline: 'rejected' } as const;
    const may = both.filter((word) => !isRefused(() => requireMayDecide(caller, row, decisions[word])));
    expect(may).toEqual(answers);
  },
);

test('A refused decision names who decides instead [APPROVAL-13]', () => {
  expect(() => requireMayDecide(amelia, { ...request, ...tooMuch }, 'approved')).toThrow(
    'The total of £250,001 is above your limit. Priya Shah can approve it.',
  );
});

/** Whether a decision is refused, with the name of those who decide instead. */
function isRefused(work: () => void): boolean {
  try {
    work();
    return false;
  } catch (error) {
    return error instanceof ProblemError && error.status === 403 && error.message.includes(priya.name);
  }
}
