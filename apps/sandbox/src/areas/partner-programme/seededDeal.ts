import type { DealContent } from '../../contract/generated/openapi.ts';
import type { DealState } from './deals.ts';

/** A deal as the world begins. Days are counted from that moment. */
export interface SeededDeal {
  readonly ordinal: number;
  readonly partnerId: string;
  readonly content: DealContent;
  readonly registeredBy: { readonly id: string; readonly name: string };
  readonly registeredDaysAgo: number;
  readonly updatedDaysAgo: number;
  readonly changedBy: string;
  readonly status: 'draft' | 'pending' | 'approved' | 'returned' | 'rejected' | 'expired';
  readonly step?: 'approval' | 'review';
  readonly waitingFor: 'you' | 'us' | null;
  readonly decisionDueOn?: string;
  readonly protection?: { readonly from: string; readonly until: string };
  readonly quoteNumber?: string;
  readonly state: Partial<DealState> & Pick<DealState, 'history'>;
}
