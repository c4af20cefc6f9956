import { documentsPath } from '@quayside/contract/paths/resources';
import { withAdvice } from '@quayside/page-kit/failures';
import { useAction, useHttp } from '@quayside/portal-core/react';
import { useEffect, type JSX } from 'react';
import { useListPage } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import {
  followDocumentCategory,
  listDocuments,
  recordResourcesVisit,
  unfollowDocumentCategory,
} from '../api.ts';
import { ConfidentialSelection } from './ConfidentialSelection.tsx';
import { DocumentLibrary } from './DocumentLibrary.tsx';
import { OpenDocumentTerms } from '../open/OpenDocumentTerms.tsx';
import { useArchive } from './useArchive.ts';
import { useOpenDocument } from '../open/useOpenDocument.ts';
import { toDocumentListInput } from './documentFilters.ts';
import { documentItem } from '../pins/documentItem.ts';

const followOptions = { failedText: withAdvice('We couldn’t save your choice.') };

const list = {
  list: 'resources',
  path: documentsPath,
  call: listDocuments,
  toInput: toDocumentListInput,
};

/** The documents of the user's company, to search, filter, open and follow. */
export function ResourcesPage(): JSX.Element {
  const { props, page } = useListPage(list);
  const openDocument = useOpenDocument();
  const archive = useArchive(page?.items);
  const follow = useAction(followDocumentCategory, followOptions);
  const unfollow = useAction(unfollowDocumentCategory, followOptions);
  const pinOf = useRowPins(documentItem);
  useRecordVisit();

  return (
    <>
      <DocumentLibrary
        {...props}
        selectedIds={archive.selectedIds}
        selectedBytes={archive.bytes}
        pinOf={pinOf}
        isArchivePending={archive.isPending}
        onSelectionChange={archive.select}
        onOpen={openDocument.open}
        onDownloadArchive={archive.download}
        onFollowCategory={(categoryId, isFollowed) =>
          void (isFollowed ? follow : unfollow).run({ path: { categoryId } })
        }
      />
      <OpenDocumentTerms {...openDocument} />
      <ConfidentialSelection {...archive} />
    </>
  );
}

/** Records the visit once. When that fails, the next visit counts the same documents as new. */
function useRecordVisit(): void {
  const http = useHttp();
  useEffect(() => {
    recordResourcesVisit.send(http, {}).catch(() => undefined);
  }, [http]);
}
