import type { JSX } from 'react';
import { LostText as LostFields } from '../../../domain/form/LostText.tsx';
import { draftTexts } from '../newOrder/draftTexts.ts';
import type { NewOrderValues } from '../newOrder/newOrderSchema.ts';

/** What was typed and can no longer be saved. */
export interface LostTextProps {
  values: NewOrderValues;
  /** Why it was not saved. */
  lead: string;
}

/** Shows what was typed into the draft of an order that has ended, so that it can be copied. */
export function LostText({ values, lead }: LostTextProps): JSX.Element {
  const fields = draftTexts.map(([, term, textOf]) => ({ id: term, term, text: textOf(values) }));
  return <LostFields fields={fields} lead={lead} />;
}
