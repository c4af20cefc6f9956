import type { ChangeRequestPreview } from './api.ts';

/** The charges that the user saw, as a request names them: in pence, excluding VAT. */
export interface SeenCharges {
  readonly nrc: number;
  readonly mrcAfter: number;
  readonly earlyTerminationFee: number | null;
}

export function seenCharges({ charges }: Pick<ChangeRequestPreview, 'charges'>): SeenCharges {
  const { nrc, mrcAfter, earlyTerminationFee } = charges;
  return {
    nrc: nrc.amount,
    mrcAfter: mrcAfter.amount,
    earlyTerminationFee: earlyTerminationFee?.amount ?? null,
  };
}
