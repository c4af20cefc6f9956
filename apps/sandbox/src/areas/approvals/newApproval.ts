type ApprovalKind = 'order' | 'ecc' | 'change' | 'cease' | 'discount' | 'access' | 'deal';

/** Something that needs a decision. Amounts are in pence, excluding VAT. */
export interface NewApproval {
  readonly kind: ApprovalKind;
  readonly title: string;
  readonly subject: { readonly kind: string; readonly id: string; readonly name: string };
  readonly total: { readonly nrc: number; readonly mrc: number; readonly tcv: number };
  readonly dueAt: string;
  /** The consequence of no decision by the due date, as a sentence. */
  readonly ifNotDecided: string;
  /** The lines of the total. */
  readonly lines: readonly { readonly label: string; readonly nrc: number; readonly mrc: number }[];
  /** The request, in a sentence or two. */
  readonly description?: string;
  /** The reason, in the requester's words. */
  readonly reason?: string;
}

/** The payload of the event `approval.<kind>.decided`. The subject of the event is that of the approval. */
export interface ApprovalDecision {
  readonly decision: 'approved' | 'rejected' | 'withdrawn' | 'expired';
  readonly by: { readonly id: string; readonly name: string };
  readonly comment: string;
}
