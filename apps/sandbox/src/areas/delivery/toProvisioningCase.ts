import type { DeliveryAction, ProvisioningCase } from '../../contract/generated/openapi.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import type { milestoneIds } from '../../world/deliveries.ts';
import { jeopardyOn } from '../../world/deliveryOutlook.ts';
import type { Unlisted } from '../actions.ts';
import type { DeliveryRow } from './deliveryRows.ts';
import { toSummary } from './listDeliveries.ts';
import { isOver, listAnswers } from './deliveryActions.ts';
import { nobodyMayDecide } from '../approvals/mayDecide.ts';
import { dayOf } from '../../world/days.ts';

export function toProvisioningCase(
  world: World,
  user: User,
  row: DeliveryRow,
): Omit<Unlisted<ProvisioningCase>, 'etag'> {
  const { caseNumber, state, approvalId, projectId, projectName } = row;
  const current = state.milestones.find(
    ({ state: reached }) => reached === 'current' || reached === 'blocked',
  );
  const actions = state.actions.map((stored) => ({ ...stored, ...listAnswers(world, user, row, stored) }));
  const [action] = actions;
  const hasEnded = isOver(row);
  const { milestone: _milestone, ...summary } = toSummary(row);
  return {
    ...summary,
    ...(approvalId !== null && { approvalId }),
    project: projectId === null ? null : { id: projectId, name: projectName ?? '' },
    ...state,
    jeopardy: hasEnded ? state.jeopardy : jeopardyOn(state, dayOf(world.now())),
    actions,
    next:
      current === undefined || hasEnded
        ? null
        : {
            milestone: current.id,
            by: (action && dayOf(new Date(action.dueAt))) ?? current.planned?.to ?? null,
            // Without an action the customer has nothing to do yet.
            owner: action !== undefined ? 'you' : current.owner === 'you' ? 'us' : current.owner,
            needs: action === undefined ? needsOf[current.id] : needsOfAnswer(action),
          },
    conversationId: `CV-${caseNumber}`,
    conversationTotal: row.entryCount ?? 0,
  };
}

function needsOfAnswer({ kind, allowedAnswers, deciders }: DeliveryAction): string {
  if (kind !== 'decideCharge' || allowedAnswers.length > 0) return needsOfAction[kind];
  const who = deciders.map(({ name }) => name).join(' or ');
  return who === '' ? nobodyMayDecide : `${who} decides about the excess construction charge.`;
}

const needsOfAction: Readonly<Record<DeliveryAction['kind'], string>> = {
  confirmSurvey: 'Choose a time for the survey.',
  provideWayleave: 'Upload the signed wayleave.',
  decideCharge: 'Accept or decline the excess construction charge.',
  decideHandover: 'Accept the handover, or tell us what is wrong.',
};

const needsOf: Readonly<Record<(typeof milestoneIds)[number], string>> = {
  received: 'We check your order.',
  validated: 'We check addresses, contacts and prices.',
  surveyBooked: 'The carrier books the survey.',
  surveyDone: 'The carrier surveys the site.',
  charges: 'We confirm whether there are extra charges.',
  consents: 'The landlord signs the wayleave.',
  build: 'The carrier builds the access line.',
  dateConfirmed: 'We confirm the date.',
  install: 'The carrier installs the line at the site.',
  activate: 'We test and activate the service.',
  handover: 'We look into what you told us about the handover.',
  complete: 'Nothing more is needed.',
};
