import type { DatabaseSync } from 'node:sqlite';
import type { DealContent } from '../../contract/generated/openapi.ts';
import { pickBy } from '../../world/chance.ts';
import { dayAfter } from '../../world/insert.ts';
import { approvals, type ApprovalRow } from '../approvals/approvals.ts';
import { readerOf } from '../approvals/seedRequests.ts';
import { partnerTeam, type DealState, type DealStep } from './deals.ts';
import type { SeededDeal } from './seededDeal.ts';
import { dayOf, endOf } from '../../world/days.ts';

const DAY_MS = 86_400_000;
const DAYS_TO_REVIEW = 5;
const PROTECTION_DAYS = 90;

const products: Readonly<Record<string, DealContent['product']>> = {
  WAN: 'wan',
  'internet access': 'internetAccess',
  'backup lines': 'backupLines',
  voice: 'voice',
  cloud: 'cloud',
  'contact centre': 'contactCentre',
};

const rejection =
  'The customer has a contract with us already. Please agree on the change with their account manager.';

/** The deals that a partner's approvers have decided about, or are to decide about. */
export function approvedDeals(database: DatabaseSync, begin: Date, partnerId: string): SeededDeal[] {
  return approvals
    .all(
      readerOf(database, begin),
      `kind = 'deal' AND partner_id = ? AND number IN
       (SELECT max(number) FROM approvals WHERE kind = 'deal' GROUP BY subject_id) ORDER BY number`,
      partnerId,
    )
    .map((row) => dealOf(row, begin, partnerId));
}

function dealOf(row: ApprovalRow, begin: Date, partnerId: string): SeededDeal {
  const { requestedAt: registeredAt, requestedBy } = row;
  const by = requestedBy.name;
  const outcome = outcomeOf(row, begin);
  const registered: DealStep = { at: registeredAt, event: 'registered', by, note: '' };
  const updatedAt = outcome.steps[0]?.at ?? registeredAt;
  return {
    ordinal: Number(row.subject.id.slice(3)),
    partnerId,
    content: contentOf(row, begin),
    registeredBy: requestedBy,
    registeredDaysAgo: daysBetween(registeredAt, begin),
    updatedDaysAgo: daysBetween(updatedAt, begin),
    changedBy: outcome.steps[0]?.by ?? by,
    ...outcome.deal,
    state: { ...outcome.state, history: [...outcome.steps, registered] },
  };
}

function contentOf(row: ApprovalRow, begin: Date): DealContent {
  const { name } = row.subject;
  const [customerName = name, product = ''] = name.split(', ');
  return {
    name,
    customerName,
    customerPostcode: '',
    product: products[product] ?? 'wan',
    expectedMrc: Math.max(1, row.total.mrc),
    termMonths: 36,
    expectedCloseOn: dayAfter(begin, 20 + (Number(row.subject.id.slice(3)) % 120)),
    description: `${customerName} renews its contracts this year and has asked us for a proposal.`,
  };
}

interface Outcome {
  readonly deal: Pick<SeededDeal, 'status' | 'step' | 'waitingFor' | 'decisionDueOn' | 'protection'>;
  readonly state?: Partial<DealState>;
  /** Newest first. */
  readonly steps: readonly DealStep[];
}

function outcomeOf(row: ApprovalRow, begin: Date): Outcome {
  const { status } = row;
  const decidedAt = row.decidedAt ?? begin.toISOString();
  const approver = row.approver.name;
  if (status === 'pending')
    return {
      deal: {
        status: 'pending',
        step: 'approval',
        waitingFor: 'you',
        decisionDueOn: dayOf(new Date(row.dueAt)),
      },
      steps: [],
    };
  if (status === 'approved') return reviewed(row, begin, decidedAt);
  if (status === 'rejected') {
    const reason = 'Please bring it back with a second quote.';
    return {
      deal: { status: 'rejected', waitingFor: null },
      state: { reason },
      steps: [{ at: decidedAt, event: 'companyRejected', by: approver, note: reason }],
    };
  }
  if (status === 'expired') {
    const reason = 'No approver of your company decided in time.';
    return {
      deal: { status: 'expired', waitingFor: null },
      state: { reason },
      steps: [{ at: decidedAt, event: 'expired', by: 'Quayside', note: reason }],
    };
  }
  const by = row.requestedBy.name;
  return {
    deal: { status: 'draft', waitingFor: 'you' },
    steps: [{ at: decidedAt, event: 'withdrawn', by, note: 'The customer has put the project off.' }],
  };
}

/** The decision of our partner team about a deal that the partner approved. */
function reviewed(row: ApprovalRow, begin: Date, companyAt: string): Outcome {
  const at = new Date(Date.parse(companyAt) + DAYS_TO_REVIEW * DAY_MS);
  const company: DealStep = {
    at: companyAt,
    event: 'companyApproved',
    by: row.approver.name,
    note: '',
  };
  if (at.getTime() > begin.getTime())
    return {
      deal: { status: 'pending', step: 'review', waitingFor: 'us', decisionDueOn: dayAfter(at, 1) },
      steps: [company],
    };
  const moment = at.toISOString();
  const team = partnerTeam.name;
  if (pickBy(['approved', 'approved', 'approved', 'rejected'], `${row.id} review`) === 'rejected')
    return {
      deal: { status: 'rejected', waitingFor: null },
      state: { reason: rejection },
      steps: [{ at: moment, event: 'rejected', by: team, note: rejection }, company],
    };
  const protection = { from: dayAfter(at, 0), until: dayAfter(at, PROTECTION_DAYS) };
  const approved: DealStep = { at: moment, event: 'approved', by: team, note: '' };
  if (protection.until >= dayAfter(begin, 1))
    return { deal: { status: 'approved', waitingFor: null, protection }, steps: [approved, company] };
  const reason = 'The protection ended without an order.';
  const endedAt = endOf(protection.until);
  return {
    deal: { status: 'expired', waitingFor: null, protection },
    state: { reason },
    steps: [{ at: endedAt, event: 'expired', by: 'Quayside', note: reason }, approved, company],
  };
}

function daysBetween(moment: string, begin: Date): number {
  return Math.max(0, (begin.getTime() - Date.parse(moment)) / DAY_MS);
}
