import {
  isHttpStatusError,
  useAction,
  useAddToast,
  usePageTitle,
  useResource,
  type UseResourceResult,
} from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { errorReference, failureAdvice, withAdvice } from '@quayside/page-kit/failures';
import { PinButton } from '@quayside/page-kit/pins';
import { followDocument, getDocumentDetails, unfollowDocument, type DocumentDetails } from '../api.ts';
import { DocumentDetailsView, type DetailsData } from './DocumentDetailsView.tsx';
import { OpenDocumentTerms } from '../open/OpenDocumentTerms.tsx';
import { documentItem } from '../pins/documentItem.ts';
import { useOpenDocument } from '../open/useOpenDocument.ts';

const followOptions = { failedText: withAdvice('We couldn’t save your choice.') };

const followedText = 'You find it under Following in Resources. A new version is marked New there.';

export function DocumentPage(): JSX.Element {
  const { documentId = '' } = useParams();
  const input = { path: { documentId } };
  const resource = useResource(getDocumentDetails, input);
  const data = detailsDataOf(resource);
  usePageTitle(data.status === 'notFound' ? 'Document not found' : resource.data?.name);
  const openDocument = useOpenDocument();
  const follow = useAction(followDocument, followOptions);
  const unfollow = useAction(unfollowDocument, followOptions);
  const addToast = useAddToast();

  async function changeFollow(isFollowed: boolean): Promise<void> {
    const { status } = await (isFollowed ? follow : unfollow).run(input);
    if (status === 'done' && isFollowed) addToast({ tone: 'positive', text: followedText });
  }

  return (
    <>
      <DocumentDetailsView
        data={data}
        pin={resource.data && <PinButton {...documentItem(resource.data)} />}
        isFollowPending={follow.state.status === 'running' || unfollow.state.status === 'running'}
        onOpen={(document, version) => openDocument.open({ ...document, version })}
        onFollowChange={(isFollowed) => void changeFollow(isFollowed)}
        onRefresh={() => void resource.refetch()}
      />
      <OpenDocumentTerms {...openDocument} />
    </>
  );
}

function detailsDataOf({
  status,
  data,
  error,
  isStale,
  receivedAtMs,
}: UseResourceResult<DocumentDetails>): DetailsData {
  if (isHttpStatusError(error, 404)) return { status: 'notFound' };
  if (status === 'ready') return { status: isStale ? 'refreshing' : 'ready', document: data, receivedAtMs };
  if (status !== 'failed') return { status: 'loading' };
  return {
    status: 'failed',
    advice: failureAdvice(error),
    reference: errorReference(getDocumentDetails.id, error),
  };
}
