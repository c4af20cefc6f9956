import {
  answerDealQuestion,
  getDeal,
  withdrawDeal,
  type DealDetails,
} from '../../areas/partner-programme/src/api.ts';
import { dealAnswerCalls } from '../../areas/partner-programme/src/dealForm/useDealAnswer.ts';
import {
  dealActionCalls,
  type DealActionInput,
} from '../../areas/partner-programme/src/deal/useDealActions.ts';
import {
  changeCase,
  closeCase,
  decideResolution,
  getCase,
  type CaseDetails,
} from '../../areas/support/src/api.ts';
import type { CaseActionInput } from '../../areas/support/src/case/caseActionInput.ts';
import { caseActionCalls } from '../../areas/support/src/case/useCaseAction.ts';
import { editUser, getUser, type UserDetails } from '../../areas/admin/src/api.ts';
import { reactivationCalls } from '../../areas/admin/src/user/useReactivation.ts';
import { withoutCache } from '../../packages/page-kit/src/versions/index.ts';
import { inSequences, type CheckedThing } from './checkVersionSequences.ts';
import { approvals, changes, deliveries } from './approvalThings.ts';
import { bandwidthChanges, ceases } from './changeRequests.ts';
import type { ThingWithActions } from './thing.ts';

const dealNumber = 'DL-1004';
const deals: ThingWithActions<DealDetails, DealActionInput> = {
  name: 'deals',
  read: (http) => getDeal.send(http, { path: { dealNumber } }, withoutCache),
  action: {
    calls: dealActionCalls,
    inputs: [
      ({ allowedActions }, number) =>
        allowedActions.includes('extend') ? { action: 'extend', reason: `Reason ${number}` } : undefined,
      ({ allowedActions }, number) =>
        allowedActions.includes('withdraw')
          ? { action: 'withdraw', reason: ` Reason ${number} ` }
          : undefined,
    ],
    shown: ({ reason }) => ({ reason: reason.trim() }),
  },
  colleague: [
    (http, { number, etag }) =>
      withdrawDeal.send(http, { path: { dealNumber: number }, body: { reason: 'Theirs' }, etag }),
  ],
};

const questionedNumber = 'DL-1003';
const dealQuestions: ThingWithActions<DealDetails, string> = {
  name: 'questions about deals',
  read: (http) => getDeal.send(http, { path: { dealNumber: questionedNumber } }, withoutCache),
  action: {
    calls: dealAnswerCalls,
    inputs: [
      ({ allowedActions }, number) => (allowedActions.includes('answer') ? `Answer ${number}` : undefined),
    ],
    shown: (text) => ({ text }),
  },
  colleague: [
    (http, { number, etag }) =>
      answerDealQuestion.send(http, { path: { dealNumber: number }, body: { text: 'Theirs' }, etag }),
    (http, { number, etag }) =>
      withdrawDeal.send(http, { path: { dealNumber: number }, body: { reason: 'Theirs' }, etag }),
  ],
};

const caseNumber = '00012347';
const priorities = ['low', 'normal', 'high', 'urgent'] as const;
const cases: ThingWithActions<CaseDetails, CaseActionInput> = {
  name: 'cases',
  read: (http) => getCase.send(http, { path: { caseNumber } }, withoutCache),
  action: {
    calls: caseActionCalls,
    inputs: [
      ...priorities.map(
        (priority) =>
          ({ allowedActions, priority: present }: CaseDetails): CaseActionInput | undefined =>
            allowedActions.includes('changePriority') && present !== priority
              ? { kind: 'priority', priority }
              : undefined,
      ),
      ({ allowedActions }, number) =>
        allowedActions.includes('close')
          ? { kind: 'close', reason: 'solvedByUs', comment: `Comment ${number}` }
          : undefined,
    ],
    shown(input) {
      if (input.kind === 'priority') return { priority: input.priority };
      return input.kind === 'close' ? { reason: input.reason, comment: input.comment } : null;
    },
  },
  colleague: [
    ...priorities.map(
      (priority) =>
        (http: Parameters<typeof getCase.send>[0], { etag }: CaseDetails) =>
          changeCase.send(http, { path: { caseNumber }, body: { priority }, etag }),
    ),
    (http, { etag }) => closeCase.send(http, { path: { caseNumber }, body: { reason: 'duplicate' }, etag }),
  ],
};

const solvedNumber = '00012346';
const solvedCases: ThingWithActions<CaseDetails, CaseActionInput> = {
  name: 'solved cases',
  read: (http) => getCase.send(http, { path: { caseNumber: solvedNumber } }, withoutCache),
  action: {
    calls: caseActionCalls,
    inputs: [
      ({ allowedActions }) => (allowedActions.includes('decideResolution') ? { kind: 'accept' } : undefined),
      ({ allowedActions }, number) =>
        allowedActions.includes('decideResolution')
          ? { kind: 'reject', reason: `Reason ${number}` }
          : undefined,
    ],
    shown: (input) =>
      input.kind === 'reject' ? { decision: 'reject', reason: input.reason } : { decision: 'accept' },
  },
  colleague: (['accept', 'reject'] as const).map(
    (decision) =>
      (http, { etag }) =>
        decideResolution.send(http, {
          path: { caseNumber: solvedNumber },
          body: { decision, ...(decision === 'reject' && { reason: 'Theirs' }) },
          etag,
        }),
  ),
};

const userId = 'aisha.abbott';
const accounts: ThingWithActions<UserDetails, null> = {
  name: 'accounts of users',
  prepare(server) {
    server.setRoles('noor', ['portal-admin']);
    server.change(`UPDATE admin_users SET status = 'deactivated' WHERE id = '${userId}'`);
  },
  read: (http) => getUser.send(http, { path: { userId } }, withoutCache),
  action: {
    calls: reactivationCalls,
    inputs: [({ allowedActions }) => (allowedActions.includes('reactivate') ? null : undefined)],
    shown: () => ({ status: 'active' }),
  },
  colleague: (['active', 'deactivated'] as const).map(
    (status) =>
      (http, { etag }) =>
        editUser.send(http, { path: { userId }, body: { status }, etag }),
  ),
};

/** The things about which a page decides. */
export const actionThings: readonly CheckedThing[] = [
  inSequences(deals),
  inSequences(dealQuestions),
  inSequences(changes),
  inSequences(approvals),
  inSequences(cases),
  inSequences(solvedCases),
  inSequences(deliveries),
  inSequences(accounts, { runs: 15 }),
  inSequences(ceases),
  inSequences(bandwidthChanges),
];
