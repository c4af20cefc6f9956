import type { ProvisioningCase } from '../../contract/generated/openapi.ts';
import type { User } from '../../store/users.ts';
import { dayOf } from '../../world/days.ts';
import type { World } from '../../world/createWorld.ts';
import { jeopardyOn } from '../../world/deliveryOutlook.ts';
import type { Unlisted } from '../actions.ts';
import { isOver, listAnswers } from './deliveryActions.ts';
import type { DeliveryRow } from './deliveryRows.ts';
import { toSummary } from './listDeliveries.ts';
import { nextStepOf } from './nextStep.ts';

export function toProvisioningCase(
  world: World,
  user: User,
  row: DeliveryRow,
): Omit<Unlisted<ProvisioningCase>, 'etag'> {
  const { caseNumber, state, approvalId } = row;
  const actions = state.actions.map((stored) => ({ ...stored, ...listAnswers(world, user, row, stored) }));
  const { allowedAnswers = [], deciders = [] } = actions[0] ?? {};
  const names = deciders.map(({ name }) => name).join(' or ');
  return {
    ...toSummary(row),
    ...(approvalId !== null && { approvalId }),
    ...state,
    jeopardy: isOver(row) ? state.jeopardy : jeopardyOn(state, dayOf(world.now())),
    actions,
    next: nextStepOf(row, { isMine: allowedAnswers.length > 0, deciders: names }),
    conversationId: `CV-${caseNumber}`,
    conversationTotal: row.entryCount ?? 0,
  };
}
