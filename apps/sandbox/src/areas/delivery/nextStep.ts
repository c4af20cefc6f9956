import type { DeliveryAction, ProvisioningCase } from '../../contract/generated/openapi.ts';
import type { milestoneIds } from '../../world/deliveries.ts';
import { dayOf } from '../../world/days.ts';
import { nobodyMayDecide } from '../approvals/mayDecide.ts';
import { isOver } from './deliveryActions.ts';
import type { DeliveryRow } from './deliveryRows.ts';

/** Whether the caller may answer what is asked first, and the names of those who decide instead, such as `Priya Shah`. */
interface Asked {
  readonly isMine: boolean;
  readonly deciders: string;
}

/** What a delivery needs next, and by when; null if nothing more happens. */
export function nextStepOf(
  row: Pick<DeliveryRow, 'state' | 'status'>,
  asked: Asked,
): ProvisioningCase['next'] {
  const { milestones, actions } = row.state;
  const current = milestones.find(({ state }) => state === 'current' || state === 'blocked');
  if (current === undefined || isOver(row)) return null;
  const [action] = actions;
  return {
    milestone: current.id,
    by: (action && dayOf(new Date(action.dueAt))) ?? current.planned?.to ?? null,
    // Without an action the customer has nothing to do yet.
    owner: action !== undefined ? 'you' : current.owner === 'you' ? 'us' : current.owner,
    needs: action === undefined ? needsOf[current.id] : needsOfAnswer(action.kind, asked),
  };
}

function needsOfAnswer(kind: DeliveryAction['kind'], { isMine, deciders }: Asked): string {
  if (kind !== 'decideCharge' || isMine) return needsOfAction[kind];
  return deciders === '' ? nobodyMayDecide : `${deciders} decides about the excess construction charge.`;
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
