import { newOrderPath } from '@quayside/contract/paths/artemis';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { clipboardIcon } from '@quayside/ui/icons';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { LastChangeText, type LastChange } from '@quayside/page-kit/versions';
import { LostText } from './LostText.tsx';
import type { LeftWork } from './OrderedDraft.tsx';

export interface DraftNotFoundProps {
  /** Whether the user had the draft open, so that the address is right. Default false. */
  wasOpen?: boolean;
  /** What was typed and could not be saved any more. Default: nothing. */
  left?: LeftWork | null;
  /** Who deleted it, and when. Default: it is not known. */
  deleted?: LastChange | null;
  /** The user's own name, as in histories. Without it the deletion is somebody else's. */
  ownName?: string;
}

/** Shown for a draft that does not exist and, in the same words, for one of another company. What was typed can be copied. */
export function DraftNotFound({
  wasOpen = false,
  left = null,
  deleted = null,
  ownName,
}: DraftNotFoundProps): JSX.Element {
  return (
    <PageContent>
      <PageHeader title={wasOpen || deleted !== null ? 'Draft deleted' : 'Draft not found'} />
      <EmptyState
        size="page"
        icon={clipboardIcon}
        title={titleOf(wasOpen, deleted !== null)}
        action={<ButtonLink href={newOrderPath.href()}>Go to drafts</ButtonLink>}
      >
        {deleted !== null ? (
          <Stack gap={4}>
            <LastChangeText change={{ ...deleted, what: 'Deleted' }} ownName={ownName} />
            <span>Nothing of it was ordered.</span>
          </Stack>
        ) : wasOpen ? (
          'It was deleted by a colleague, or by you in another tab. Nothing of it was ordered.'
        ) : (
          'It may have been deleted, or it belongs to another company. Check the address, or look for it among the drafts.'
        )}
      </EmptyState>
      {left?.typed && (
        <LostText
          values={left.typed}
          saved={left.saved}
          lead="The draft was deleted before your last changes were saved."
        />
      )}
    </PageContent>
  );
}

function titleOf(wasOpen: boolean, isDeleted: boolean): string {
  if (wasOpen) return 'This draft was deleted while you had it open';
  return isDeleted ? 'This draft was deleted' : 'There is no such draft';
}
