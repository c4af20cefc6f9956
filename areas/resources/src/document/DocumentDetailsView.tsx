import { documentsPath } from '@quayside/contract/paths/resources';
import { failedDetail } from '@quayside/page-kit/failures';
import { AsOf } from '@quayside/ui/AsOf';
import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Grid } from '@quayside/ui/Grid';
import { checkIcon, documentIcon, downloadIcon, externalIcon, plusIcon } from '@quayside/ui/icons';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { VisuallyHidden } from '@quayside/ui/VisuallyHidden';
import type { JSX, ReactNode } from 'react';
import type { DocumentDetails } from '../api.ts';
import { fileTypeNames, opensInTab } from '../fileTypes.ts';
import { DocumentFacts } from './DocumentFacts.tsx';

export type DetailsData =
  | { readonly status: 'loading' | 'notFound' }
  | {
      readonly status: 'ready' | 'refreshing';
      readonly document: DocumentDetails;
      readonly receivedAtMs: number | null;
    }
  | { readonly status: 'failed'; readonly advice: string; readonly reference: string | undefined };

export interface DocumentDetailsViewProps {
  data: DetailsData;
  isFollowPending: boolean;
  pin?: ReactNode;
  onOpen: (document: DocumentDetails, version: string) => void;
  onFollowChange: (isFollowed: boolean) => void;
  onRefresh: () => void;
}

/** The page of one document: its facts, its versions, and the service and order that it is about. */
export function DocumentDetailsView(props: DocumentDetailsViewProps): JSX.Element {
  const { data } = props;
  const document = 'document' in data ? data.document : undefined;
  // One header for every state: the focus that a new page puts on its heading stays there.
  return (
    <PageContent aria-busy={data.status === 'loading'}>
      <PageHeader
        title={titleOf(props)}
        breadcrumbs={document && <Trail document={document} />}
        lead={document?.description}
        actions={document && <Actions {...props} document={document} />}
      />
      {contentOf(props)}
    </PageContent>
  );
}

function titleOf({ data }: DocumentDetailsViewProps): ReactNode {
  if ('document' in data) return data.document.name;
  if (data.status === 'notFound') return 'Document not found';
  if (data.status === 'failed') return 'We couldn’t load the document';
  return (
    <>
      <VisuallyHidden>Loading the document</VisuallyHidden>
      <Skeleton length="medium" />
    </>
  );
}

function contentOf({ data, onOpen, onRefresh }: DocumentDetailsViewProps): ReactNode {
  switch (data.status) {
    case 'loading':
      return <LoadingFacts />;
    case 'notFound':
      return (
        <EmptyState
          size="page"
          headingLevel={2}
          icon={documentIcon}
          title="There is no such document"
          action={toList}
        >
          It may have been withdrawn, or it belongs to another company. Check the address, or look for it in
          the list.
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          size="page"
          status="failed"
          title="Something went wrong"
          action={
            <Stack direction="row" gap={12}>
              <Button variant="primary" onClick={onRefresh}>
                Retry
              </Button>
              {toList}
            </Stack>
          }
        >
          {failedDetail(data)}
        </EmptyState>
      );
    case 'ready':
    case 'refreshing':
    default:
      return (
        <>
          <DocumentFacts document={data.document} onOpen={(version) => onOpen(data.document, version)} />
          <AsOf
            receivedAt={data.receivedAtMs}
            isRefreshing={data.status === 'refreshing'}
            onRefresh={onRefresh}
          />
        </>
      );
  }
}

const toList = <ButtonLink href={documentsPath.href()}>Go to Resources</ButtonLink>;

function Trail({ document: { name, category, categoryName } }: { document: DocumentDetails }): JSX.Element {
  return (
    <Breadcrumbs
      items={[
        { id: 'resources', label: 'Resources', href: documentsPath.href() },
        { id: category, label: categoryName, href: documentsPath.href({ category }) },
      ]}
      current={name}
    />
  );
}

function Actions({
  document,
  isFollowPending,
  pin,
  onOpen,
  onFollowChange,
}: DocumentDetailsViewProps & { document: DocumentDetails }): JSX.Element {
  const { isFollowed, type, version } = document;
  return (
    <>
      {pin}
      <Button
        icon={isFollowed ? checkIcon : plusIcon}
        aria-pressed={isFollowed}
        pending={isFollowPending}
        onClick={() => onFollowChange(!isFollowed)}
      >
        {isFollowed ? 'Following' : 'Follow'}
      </Button>
      <Button
        variant="primary"
        icon={opensInTab(type) ? externalIcon : downloadIcon}
        onClick={() => onOpen(document, version)}
      >
        {opensInTab(type) ? 'Open in a new tab' : `Download ${fileTypeNames[type]}`}
      </Button>
    </>
  );
}

function LoadingFacts(): JSX.Element {
  return (
    <Grid columns="main-aside" gap={24}>
      <Card title="Version history">
        <Skeleton lines={8} />
      </Card>
      <Card title="About this document">
        <Skeleton lines={12} />
      </Card>
    </Grid>
  );
}
