import type { NumberRange, Port, Trunk } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import { notNow, type ActionRules } from '../actions.ts';
import type { PortRow } from './ports.ts';
import { correctable, cutOffOf } from './portState.ts';
import type { RangeRow } from './ranges.ts';
import type { TrunkWithHealth } from './trunks.ts';

/** The actions of a range of numbers. Its state refuses none. */
export const rangeActions: ActionRules<RangeRow, NumberRange['allowedActions'][number]> = {
  calls: { edit: 'changeNumberRange', setEmergencyAddress: 'setEmergencyAddress' },
  offers: () => ({ edit: true, setEmergencyAddress: true }),
  notOffered: 'This range cannot be changed now.',
};

/** The actions of a trunk. Its state refuses none. */
export const trunkActions: ActionRules<TrunkWithHealth, Trunk['allowedActions'][number]> = {
  calls: { edit: 'changeTrunk', raiseCase: 'createCase' },
  offers: () => ({ edit: true, raiseCase: true }),
  notOffered: 'This trunk cannot be changed now.',
};

type PortAction = Port['allowedActions'][number];

const notOffered: Readonly<Record<PortAction, string>> = {
  correct: 'This port does not wait for a correction any more. Its history says what happened.',
  changeDate: 'The date can no longer be changed. Open a case to move it.',
  cancel: 'The port can no longer be cancelled. Open a case to stop it.',
};

/** The actions of a port. An agreed one can be moved and cancelled until its cut-off. */
export const portActions = (world: Pick<World, 'now'>): ActionRules<PortRow, PortAction> => ({
  calls: { correct: 'correctPort', changeDate: 'changePortDate', cancel: 'cancelPort' },
  offers({ status, portDate }) {
    const isCorrectable = correctable.has(status);
    const isAgreed = status === 'agreed';
    const isBeforeCutOff = portDate !== null && world.now().toISOString() < cutOffOf(portDate);
    return {
      correct: isCorrectable,
      changeDate: isAgreed && (isBeforeCutOff || notNow(notOffered.changeDate)),
      cancel:
        isCorrectable || status === 'inReview' || (isAgreed && (isBeforeCutOff || notNow(notOffered.cancel))),
    };
  },
  notOffered: (action) => notOffered[action],
});
