import { Card } from '@quayside/ui/Card';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import type { JSX } from 'react';
import type { DescribedField } from './VersionConflict.tsx';

/** What was typed and can no longer be saved. */
export interface LostTextProps {
  fields: readonly DescribedField[];
  /** Why it was not saved. */
  lead: string;
}

/** Shows what was typed into a draft that has ended, so that it can be copied. */
export function LostText({ fields, lead }: LostTextProps): JSX.Element {
  const items = fields.filter(({ text }) => text !== '');
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
      <DescriptionList
        items={items.map(({ id, term, text }) => ({ id, term, description: <bdi>{text}</bdi> }))}
      />
    </Card>
  );
}
