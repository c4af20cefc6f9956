'use client';

import { Card } from '@quayside/ui/Card';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import type { JSX } from 'react';
import { Capped } from '../list/Capped.tsx';
import type { DescribedField } from './VersionConflict.tsx';

/** What was typed and can no longer be saved. */
export interface LostTextProps {
  fields: readonly DescribedField[];
  /** Why it was not saved. */
  lead: string;
}

/** Shows what was typed into a draft that has ended, so that it can be copied. */
export function LostText({ fields, lead }: LostTextProps): JSX.Element {
  const typed = fields.filter(({ text }) => text !== '');
  return (
    <Card
      as="section"
      title="What you had typed"
      lead={lead}
      actions={
        <CopyButton
          name="what you typed"
          value={typed.map(({ term, text }) => `${term}: ${text}`).join('\n')}
        />
      }
    >
      <Capped items={typed}>
        {(shown) => (
          <DescriptionList
            items={shown.map(({ id, term, text }) => ({
              id,
              term: <bdi>{term}</bdi>,
              description: <bdi>{text}</bdi>,
            }))}
          />
        )}
      </Capped>
    </Card>
  );
}
