import { sharedRights } from '../../rights/rights.ts';
import { objectOf } from '../../store/typedObject.ts';
import type { World } from '../../world/createWorld.ts';
import { pendingDecisions, turnOfDecision } from '../approvals/decisionTurns.ts';
import type { Caller } from '../caller.ts';
import type { Turn, Turns } from '../turns.ts';

/** Whose turn each delivery is that waits for the caller's company, by its case number. It waits for a caller who may give an answer. */
export function deliveryTurns(world: World, caller: Caller): Turns {
  const mayRequestChanges = sharedRights().grants(caller.roles, 'requestChanges');
  const charges = new Map(
    pendingDecisions(world, caller, 'delivery').map((charge) => [charge.approval.subject.id, charge]),
  );

  function turnOfCharge(caseNumber: string): Turn {
    const charge = charges.get(caseNumber);
    return charge === undefined ? { party: 'colleague' } : turnOfDecision(charge);
  }

  return objectOf(
    world
      .all(
        `SELECT case_number, status FROM deliveries WHERE partner_id = ? AND waiting_for = 'you'`,
        caller.partnerId,
      )
      .map(({ case_number: number, status }) => {
        const caseNumber = String(number);
        const turn: Turn = { party: mayRequestChanges ? 'you' : 'colleague' };
        return [caseNumber, status === 'chargeToApprove' ? turnOfCharge(caseNumber) : turn] as const;
      }),
  );
}
