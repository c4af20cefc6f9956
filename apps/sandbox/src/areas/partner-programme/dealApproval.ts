import type { NewApproval } from '../approvals/newApproval.ts';

const DAYS_TO_DECIDE = 10;

export interface ApprovedDeal {
  readonly number: string;
  readonly name: string;
  readonly mrc: number;
  readonly termMonths: number;
  readonly description: string;
}

/** The approval of a deal by the partner's own approver, before our partner team decides. */
export function dealApproval(
  { number, name, mrc, termMonths, description }: ApprovedDeal,
  now: Date,
): NewApproval {
  return {
    kind: 'deal',
    title: `Register the deal ${name}`,
    subject: { kind: 'deal', id: number, name },
    total: { nrc: 0, mrc, tcv: mrc * termMonths },
    dueAt: new Date(now.getTime() + DAYS_TO_DECIDE * 86_400_000).toISOString(),
    ifNotDecided: 'The deal is not registered, and its price is not protected.',
    lines: [{ label: `Expected monthly charge, for ${termMonths} months`, nrc: 0, mrc }],
    description: 'The deal is registered with us, and its price is protected for 90 days.',
    reason: description,
  };
}
