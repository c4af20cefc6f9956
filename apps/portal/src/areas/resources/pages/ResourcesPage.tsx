import { useAction, useHttp, useResource, type UseResourceResult } from '@quayside/portal-core/react';
import { useEffect, type JSX } from 'react';
import { errorReference } from '../../../domain/errorReference.ts';
import { useIsLate } from '../../../domain/useIsLate.ts';
import { useListSettings } from '../../../domain/useListSettings.ts';
import {
  followDocumentCategory,
  listDocuments,
  recordResourcesVisit,
  unfollowDocumentCategory,
  type DocumentList,
} from '../api.ts';
import { ConfidentialSelection } from '../components/ConfidentialSelection.tsx';
import { DocumentLibrary, type LibraryData } from '../components/DocumentLibrary.tsx';
import { OpenDocumentTerms } from '../components/OpenDocumentTerms.tsx';
import { useArchive } from '../components/useArchive.ts';
import { useLastPage, useListState } from '../components/useListState.ts';
import { useOpenDocument } from '../components/useOpenDocument.ts';
import { toListInput } from '../listState.ts';

const followOptions = { failedText: 'We couldn’t save your choice. Try again in a few minutes.' };

/** The documents of the user's company, to search, filter, open and follow. */
export function ResourcesPage(): JSX.Element {
  const { state, change, search, correctPage } = useListState();
  const resource = useResource(listDocuments, toListInput(state), { keepPrevious: true });
  const data = useLibraryData(resource);
  const { settings, change: changeSettings } = useListSettings('resources');
  const openDocument = useOpenDocument();
  const archive = useArchive(resource.data?.items);
  const follow = useAction(followDocumentCategory, followOptions);
  const unfollow = useAction(unfollowDocumentCategory, followOptions);
  useRecordVisit();
  useLastPage(resource.isStale ? undefined : resource.data?.total, state, correctPage);

  return (
    <>
      <DocumentLibrary
        state={state}
        data={data}
        settings={settings}
        selectedIds={archive.selectedIds}
        selectedBytes={archive.bytes}
        isArchivePending={archive.isPending}
        onChange={change}
        onSettingsChange={changeSettings}
        onSearch={search}
        onSelectionChange={archive.select}
        onOpen={openDocument.open}
        onDownloadArchive={archive.download}
        onFollowCategory={(categoryId, isFollowed) =>
          void (isFollowed ? follow : unfollow).run({ path: { categoryId } })
        }
        onRefresh={() => void resource.refetch()}
      />
      <OpenDocumentTerms {...openDocument} />
      <ConfidentialSelection {...archive} />
    </>
  );
}

function useLibraryData({
  status,
  data: list,
  error,
  isStale,
  receivedAtMs,
}: UseResourceResult<DocumentList>): LibraryData {
  const isLate = useIsLate(list === undefined && status !== 'failed');
  if (status === 'ready') return { status: isStale ? 'refreshing' : 'ready', list, receivedAtMs };
  if (status !== 'failed') return { status: isLate ? 'loading' : 'waiting' };
  return {
    status: 'failed',
    list,
    receivedAtMs,
    reference: errorReference(listDocuments.id, error),
  };
}

/** Records the visit once. When that fails, the next visit counts the same documents as new. */
function useRecordVisit(): void {
  const http = useHttp();
  useEffect(() => {
    recordResourcesVisit.send(http, {}).catch(() => undefined);
  }, [http]);
}
