import type { JSX } from 'react';
import { LostText as LostFields } from '@quayside/page-kit/form';
import { draftTexts } from './newOrder/draftTexts.ts';
import type { NewOrderValues } from './newOrder/newOrderSchema.ts';

export interface LostTextProps {
  values: NewOrderValues;
  /** The draft as it was saved. What is alike was not lost. */
  saved: NewOrderValues;
  /** Why it was not saved. */
  lead: string;
}

/** Shows what was typed into the draft of an order that has ended, so that it can be copied. */
export function LostText({ values, saved, lead }: LostTextProps): JSX.Element | null {
  const fields = draftTexts
    // A price is accepted, not typed.
    .filter(([part, , textOf]) => part !== 'acceptedPrice' && textOf(values) !== textOf(saved))
    .map(([, term, textOf]) => ({ id: term, term, text: textOf(values) }));
  if (fields.every(({ text }) => text === '')) return null;
  return <LostFields fields={fields} lead={lead} />;
}
