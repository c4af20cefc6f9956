import type { DeliveryAction, DeliveryAnswer } from '../deliveryApi.ts';

/** An answer before it is sent. */
export interface AnswerDraft {
  readonly answer: DeliveryAnswer['answer'];
  readonly slotId?: string;
  readonly reason?: string;
  readonly attachmentIds?: readonly string[];
}

/** A decision that a dialog asks about before it is sent. */
export type AskedDecision = 'acceptCharge' | 'declineCharge' | 'disputeHandover';

/** What an answer needs of its action, which may be gone from the delivery. */
export type AnsweredAction = Pick<DeliveryAction, 'id' | 'kind' | 'slots' | 'charge' | 'ifDeclined'>;

export interface GivenAnswer {
  readonly action: AnsweredAction;
  readonly draft: AnswerDraft;
  /** The question of the dialog; null for an answer that is given at once. */
  readonly decision: AskedDecision | null;
  /** The names of the files that were chosen for it. Default: none. */
  readonly files?: readonly string[];
}

/** The meaning of each answer, as a sentence after a name: `Noor Rahman accepted the handover`. */
const sentences: Record<DeliveryAction['kind'], Partial<Record<AnswerDraft['answer'], string>>> = {
  confirmSurvey: { confirm: 'confirmed a time for the survey' },
  provideWayleave: { provide: 'sent the signed wayleave' },
  decideCharge: {
    accept: 'accepted the excess construction charge',
    decline: 'declined the excess construction charge',
  },
  decideHandover: { accept: 'accepted the handover', dispute: 'disputed the handover' },
};

/** Returns the meaning of an answer, to follow a name. */
export function sentenceOf(kind: DeliveryAction['kind'], answer: AnswerDraft['answer']): string {
  return sentences[kind][answer] ?? 'answered';
}

export const answerWords: Record<AnswerDraft['answer'], string> = {
  confirm: 'Confirm a time',
  provide: 'Send the wayleave',
  accept: 'Accept',
  decline: 'Decline',
  dispute: 'Dispute',
};

/** The next step after each answer. */
export const afterAnswerWords: Record<AnswerDraft['answer'], string> = {
  confirm: 'The surveyor comes at this time. The result appears here.',
  provide: 'We check the document and go on with the build.',
  accept: 'We go on with the delivery. The next milestone begins in a moment.',
  decline: 'We are cancelling the order.',
  dispute: 'An engineer will look into it and reply below.',
};
