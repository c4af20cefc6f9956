import { newOrderPath } from '@quayside/contract/paths/artemis';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { clipboardIcon } from '@quayside/ui/icons';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import type { JSX } from 'react';
import type { NewOrderValues } from '../newOrder/newOrderSchema.ts';
import { LostText } from './LostText.tsx';

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
      {lost && <LostText values={lost} lead="The draft was deleted before your last changes were saved." />}
    </PageContent>
  );
}
