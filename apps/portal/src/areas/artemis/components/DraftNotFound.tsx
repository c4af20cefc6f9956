import { newOrderPath } from '@quayside/contract/paths/artemis';
import { Card } from '@quayside/ui/Card';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { clipboardIcon } from '@quayside/ui/icons';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import type { JSX } from 'react';
import { draftTexts } from '../newOrder/draftTexts.ts';
import type { NewOrderValues } from '../newOrder/newOrderSchema.ts';

/** What was typed and could not be saved any more; null for nothing. */
export interface DraftNotFoundProps {
  lost?: NewOrderValues | null;
}

/** Shown for a draft that does not exist and, in the same words, for one of another company. What was typed can be copied. */
export function DraftNotFound({ lost = null }: DraftNotFoundProps): JSX.Element {
  return (
    <PageContent>
      <PageHeader title="Draft not found" />
      <EmptyState
        size="page"
        icon={clipboardIcon}
        title="There is no such draft"
        action={<ButtonLink href={newOrderPath.href()}>Go to drafts</ButtonLink>}
      >
        It may have been deleted, or it belongs to another company. Check the address, or look for it among
        the drafts.
      </EmptyState>
      {lost && <LostText values={lost} />}
    </PageContent>
  );
}

function LostText({ values }: { values: NewOrderValues }): JSX.Element {
  const items = draftTexts.flatMap(([, term, textOf]) => {
    const text = textOf(values);
    return text === '' ? [] : [{ id: term, term, description: <bdi>{text}</bdi>, text }];
  });
  return (
    <Card
      as="section"
      title="What you had typed"
      lead="The draft was deleted before your last changes were saved."
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
