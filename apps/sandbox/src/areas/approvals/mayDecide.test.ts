import { expect, test } from 'vitest';
import { northgate } from '../../seed/partners.ts';
import type { VisibleApproval } from './approvals.ts';
import { nobodyYet } from './approvers.ts';
import { turnOfDecision } from './decisionTurns.ts';
import { decisionRefusalOf, offerOfDecision } from './mayDecide.ts';

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
  isWithinLimit: true,
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
const tooMuch = { total: { nrc: 25_000_100, mrc: 0, tcv: 25_000_100 }, isWithinLimit: false };

test('An approver who is asked decides, whoever delegated it [APPROVAL-13]', () => {
  expect(offerOfDecision(amelia, request)).toBe(true);
  expect(offerOfDecision(amelia, { ...request, scope: 'mine' })).toBe(true);
});

test.each([
  ['a user who is no approver', { ...amelia, roles: ['regular'] }, {}],
  ['the requester', amelia, { requestedBy: amelia }],
  ['an approver above the own limit', amelia, tooMuch],
  ['an approver who is not asked', amelia, { scope: 'other' as const }],
])(
  'The rules of approvals hold on every page, and a refusal names who decides: %s [APPROVAL-13]',
  (_who, caller, changes) => {
    expect(offerOfDecision(caller, { ...request, ...changes })).toEqual({
      status: 403,
      reason: expect.stringContaining('Priya Shah'),
    });
  },
);

test('A request of a company without an approver says so, and where the role is given [APPROVAL-13]', () => {
  const reader = { ...amelia, roles: ['regular'] };
  expect(offerOfDecision(reader, { ...request, approver: nobodyYet })).toEqual({
    status: 403,
    reason:
      'Only approvers of your company may decide about this. Nobody in your company may decide about it yet. An administrator of your company gives the role Approver in Admin.',
  });
  const approval = { ...request, approver: nobodyYet };
  expect(turnOfDecision({ approval, refusal: decisionRefusalOf(reader, approval) })).toEqual({
    party: 'colleague',
  });
});

test('A refused decision names who decides instead [APPROVAL-13]', () => {
  expect(offerOfDecision(amelia, { ...request, ...tooMuch })).toEqual({
    status: 403,
    reason: 'The total of £250,001 is above your limit of £250,000. Priya Shah decides about it.',
  });
});
