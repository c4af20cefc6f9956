import {
  approvalActionCalls,
  type ApprovalActionInput,
} from '../../areas/approvals/src/decision/useApprovalActions.ts';
import { getApproval, decideApproval, type ApprovalDetails } from '../../areas/approvals/src/api.ts';
import {
  cancelChangeRequest,
  getChangeRequest,
  type ChangeRequestDetails,
} from '../../areas/changes/src/api.ts';
import { cancelChangeCalls, type Cancellation } from '../../areas/changes/src/change/useCancelChange.ts';
import { deliveryAnswerCalls } from '../../areas/deliveries/src/delivery/useDeliveryAnswer.ts';
import type { GivenAnswer } from '../../areas/deliveries/src/delivery/deliveryAnswers.ts';
import {
  getProvisioningCase,
  answerDeliveryAction,
  type ProvisioningCase,
} from '../../areas/deliveries/src/deliveryApi.ts';
import { withoutCache } from '../../packages/page-kit/src/versions/index.ts';
import type { Server } from './createServer.ts';
import type { ThingWithActions } from './thing.ts';

const changeRequestId = 'CR-3002';
export const changes: ThingWithActions<ChangeRequestDetails, Cancellation> = {
  name: 'changes',
  read: (http) => getChangeRequest.send(http, { path: { changeRequestId } }, withoutCache),
  action: {
    calls: cancelChangeCalls,
    inputs: [
      ({ allowedActions }, number) =>
        allowedActions.includes('cancel') ? { reason: `Reason ${number}` } : undefined,
    ],
    shown: ({ reason }) => ({ reason }),
  },
  colleague: [
    (http, { id, etag }) =>
      cancelChangeRequest.send(http, { path: { changeRequestId: id }, body: { reason: 'Theirs' }, etag }),
  ],
};

/** The user delegates approvals to the colleague, who may then decide about them too. */
function letColleagueDecide(server: Server): void {
  server.setRoles('noor', ['approver']);
  server.change(`INSERT INTO approval_delegations
    SELECT 'amelia', 'Amelia Hartley', partner_id, 'noor', 'Noor Rahman', '2026-03-01', '2026-03-31', 1
    FROM approvals WHERE id = '${approvalId}'`);
}

const approvalId = 'AP-7101';
export const approvals: ThingWithActions<ApprovalDetails, ApprovalActionInput> = {
  name: 'approvals',
  prepare: letColleagueDecide,
  read: (http) => getApproval.send(http, { path: { approvalId } }, withoutCache),
  action: {
    calls: approvalActionCalls,
    inputs: (['approve', 'reject', 'ask'] as const).map(
      (action) =>
        ({ allowedActions }, number) =>
          allowedActions.includes(action) ? { action, text: `Text ${number}` } : undefined,
    ),
    shown: ({ action, text }, { total: { nrc, mrc } }) =>
      action === 'ask'
        ? { text }
        : { decision: action, comment: text, price: { nrc: nrc.amount, mrc: mrc.amount } },
  },
  colleague: [
    (http, { etag, total: { nrc, mrc } }) =>
      decideApproval.send(http, {
        path: { approvalId },
        body: { decision: 'approve', comment: 'Theirs', price: { nrc: nrc.amount, mrc: mrc.amount } },
        etag,
      }),
  ],
  raisePrice: (server) =>
    server.change(`UPDATE approvals SET nrc = nrc + 100, tcv = tcv + 100 WHERE id = '${approvalId}'`),
};

const deliveryNumber = 'PC-204292';
export const deliveries: ThingWithActions<ProvisioningCase, GivenAnswer> = {
  name: 'deliveries',
  prepare: letColleagueDecide,
  read: (http) => getProvisioningCase.send(http, { path: { caseNumber: deliveryNumber } }, withoutCache),
  action: {
    calls: deliveryAnswerCalls,
    inputs: (['accept', 'decline'] as const).map(
      (answer) =>
        ({ actions: [action] }, number) =>
          action
            ? {
                action,
                draft: { answer, ...(answer === 'decline' && { reason: `Reason ${number}` }) },
                decision: null,
              }
            : undefined,
    ),
    shown({ action: { id }, draft }, { actions }) {
      const charge = actions.find((each) => each.id === id)?.charge;
      return { ...draft, ...(charge && { price: { nrc: charge.amount, mrc: 0 } }) };
    },
  },
  colleague: [
    (http, { etag, actions: [action] }) => {
      if (!action) return Promise.resolve();
      return answerDeliveryAction.send(http, {
        path: { caseNumber: deliveryNumber, actionId: action.id },
        body: {
          answer: 'decline',
          reason: 'Theirs',
          ...(action.charge && { price: { nrc: action.charge.amount, mrc: 0 } }),
        },
        etag,
      });
    },
  ],
  raisePrice(server) {
    server.change(
      `UPDATE approvals SET nrc = nrc + 100, tcv = tcv + 100 WHERE subject_id = '${deliveryNumber}'`,
    );
    server.change(`UPDATE deliveries SET state = json_set(
      state, '$.actions[0].charge.amount', (state ->> '$.actions[0].charge.amount') + 100
    ) WHERE case_number = '${deliveryNumber}' AND state ->> '$.actions[0].charge.amount' IS NOT NULL`);
  },
};
