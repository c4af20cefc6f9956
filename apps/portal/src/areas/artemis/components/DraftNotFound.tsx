import { newOrderPath } from '@quayside/contract/paths/artemis';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { clipboardIcon } from '@quayside/ui/icons';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import type { JSX } from 'react';

/** Shown for a draft that does not exist and, in the same words, for one of another company. */
export function DraftNotFound(): JSX.Element {
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
    </PageContent>
  );
}
