import type { DeliveryAction } from '../../contract/generated/openapi.ts';

type Kind = DeliveryAction['kind'];
type Word = DeliveryAction['allowedAnswers'][number];

/** The answers that each kind of action takes, with their text in the conversation. */
const sentences: Readonly<Record<Kind, Readonly<Partial<Record<Word, string>>>>> = {
  confirmSurvey: { confirm: 'confirmed a time for the survey.' },
  provideWayleave: { provide: 'sent the signed wayleave.' },
  decideCharge: {
    accept: 'accepted the excess construction charge.',
    decline: 'declined the excess construction charge. We are cancelling the order.',
  },
  decideHandover: {
    accept: 'accepted the handover.',
    dispute: 'disputed the handover. An engineer will look into it.',
  },
};

/** The text of an answer in the conversation; undefined for an answer that the kind of action does not take. */
export function sentenceOfAnswer(kind: Kind, answer: Word): string | undefined {
  return sentences[kind][answer];
}
