import type { DeliberateFault } from './DeliberateFault.ts';

const sandbox = 'apps/sandbox/src';

/** Faults of the sandbox, which proves the portal only as long as it is as strict as the real API. */
export const sandboxFaults: readonly DeliberateFault[] = [
  {
    file: `${sandbox}/contract/contract.ts`,
    find: '.filter(({ required }) => required === true)',
    replace: '.filter(({ required }) => required === true && false)',
    breaks: 'The sandbox accepts a create call without its key, which the real API refuses.',
    noticedBy: { unit: `${sandbox}/contract/everyCall.test.ts` },
  },
  {
    file: `${sandbox}/areas/services/visibleServices.ts`,
    find: "text: ' WHERE id = ? AND partner_id = ?',",
    replace: "text: ' WHERE id = ? OR partner_id IS NULL AND partner_id = ?',",
    breaks: 'A user can open the services of another company by their number.',
    noticedBy: { unit: `${sandbox}/world/world.test.ts` },
  },
  {
    file: `${sandbox}/areas/approvals/decisionTurns.ts`,
    find: "if (refusal === null) return { party: 'you' };",
    replace: "if (refusal?.cause !== 'notApprover') return { party: 'you' };",
    breaks: 'A change waits for every approver, also for those who may not decide about it.',
    noticedBy: { unit: `${sandbox}/areas/turns.test.ts` },
  },
  {
    file: `${sandbox}/areas/caller.ts`,
    find: 'if (ifMatch === null || ',
    replace: "if (ifMatch !== '' || ",
    breaks: 'Of two people who save at once, the second one overwrites the first without a conflict.',
    noticedBy: { unit: `${sandbox}/areas/pins/routes.test.ts` },
  },
  {
    file: `${sandbox}/control/routes.ts`,
    find: '      ports.world.reset();',
    replace: '',
    breaks: 'A reset of the sandbox keeps the cases and orders of the test before.',
    noticedBy: { unit: `${sandbox}/contract/everyCall.test.ts` },
  },
  {
    file: `${sandbox}/world/createWorld.ts`,
    find: 'const total = advancedMinutes() + minutes;',
    replace: 'const total = minutes;',
    breaks: 'Moving the sandbox’s clock twice moves it once.',
    noticedBy: { unit: `${sandbox}/areas/quotes/pricing.test.ts` },
  },
  {
    file: `${sandbox}/areas/orders/routes.ts`,
    find: "          draft.requireAllowed(user, row, 'submit');",
    replace: '          if (row.orderId !== null) return row.orderId;',
    breaks:
      'A user who orders a draft that a colleague has ordered takes the colleague’s order for their own.',
    noticedBy: { unit: `${sandbox}/areas/orders/routes.test.ts` },
  },
];
