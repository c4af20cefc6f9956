import { Card } from '@quayside/ui/Card';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import type { JSX } from 'react';
import { draftTexts } from '../newOrder/draftTexts.ts';
import type { NewOrderValues } from '../newOrder/newOrderSchema.ts';

/** What was typed and can no longer be saved. */
export interface LostTextProps {
  values: NewOrderValues;
  /** Why it was not saved. */
  lead: string;
}

/** Shows what was typed into a draft that has ended, so that it can be copied. */
export function LostText({ values, lead }: LostTextProps): JSX.Element {
  const items = draftTexts.flatMap(([, term, textOf]) => {
    const text = textOf(values);
    return text === '' ? [] : [{ id: term, term, description: <bdi>{text}</bdi>, text }];
  });
  return (
    <Card
      as="section"
      title="What you had typed"
      lead={lead}
      actions={
        <CopyButton
          name="what you typed"
          value={items.map(({ term, text }) => `${term}: ${text}`).join('\n')}
        />
      }
    >
      <DescriptionList items={items.map(({ text: _text, ...item }) => item)} />
    </Card>
  );
}
