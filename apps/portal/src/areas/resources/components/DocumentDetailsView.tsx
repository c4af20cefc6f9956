import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Grid } from '@quayside/ui/Grid';
import { checkIcon, documentIcon, downloadIcon, externalIcon, plusIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { formatBytes, formatDay } from '../../../domain/format.ts';
import type { DocumentDetails } from '../api.ts';
import { fileTypeNames, opensInTab } from '../fileTypes.ts';
import { AsOf } from './AsOf.tsx';
import { VersionHistory } from './VersionHistory.tsx';

/** What is there to show of one document. `waiting` is the first moment of loading, when nothing is drawn yet. */
export type DetailsData =
  | { readonly status: 'waiting' | 'loading' | 'notFound' }
  | {
      readonly status: 'ready' | 'refreshing';
      readonly document: DocumentDetails;
      readonly receivedAtMs: number | null;
    }
  | { readonly status: 'failed'; readonly reference: string };

/** The document and what the user can do with it. */
export interface DocumentDetailsViewProps {
  data: DetailsData;
  isFollowPending: boolean;
  onOpen: (document: DocumentDetails, version: string) => void;
  onFollowChange: (isFollowed: boolean) => void;
  onRefresh: () => void;
}

/** The page of one document: its facts, its versions, and the service and order that it is about. */
export function DocumentDetailsView(props: DocumentDetailsViewProps): JSX.Element | null {
  const { data, onRefresh } = props;
  switch (data.status) {
    case 'waiting':
      return null;
    case 'loading':
      return <LoadingDetails />;
    case 'notFound':
      return (
        <Notice title="This document is not here">
          It may have been withdrawn, or it belongs to another company. Check the address, or look for it in
          the list.
        </Notice>
      );
    case 'failed':
      return (
        <Notice title="The document could not be loaded" onRetry={onRefresh}>
          Check your connection and try again. Reference: {data.reference}
        </Notice>
      );
    case 'ready':
    case 'refreshing':
    default:
      return <ReadyDetails {...props} data={data} />;
  }
}

type ReadyData = Extract<DetailsData, { document: unknown }>;

function ReadyDetails({
  data: { document, status, receivedAtMs },
  isFollowPending,
  onOpen,
  onFollowChange,
  onRefresh,
}: DocumentDetailsViewProps & { data: ReadyData }): JSX.Element {
  const { name, category, categoryName, isFollowed, type, confidentiality } = document;
  return (
    <PageContent>
      <Breadcrumbs
        items={[
          { id: 'resources', label: 'Resources', href: '/resource' },
          { id: category, label: categoryName, href: `/resource?category=${encodeURIComponent(category)}` },
        ]}
        current={name}
      />
      <PageHeader
        title={name}
        lead={document.description}
        actions={
          <>
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
              onClick={() => onOpen(document, document.version)}
            >
              {opensInTab(type) ? 'Open in a new tab' : `Download ${fileTypeNames[type]}`}
            </Button>
          </>
        }
      />
      {confidentiality !== 'none' && (
        <InlineAlert title="Confidential">
          {confidentiality === 'termsRequired'
            ? 'You accept the terms of this document before you open it for the first time.'
            : 'You accepted the terms of this document. Share it only as they allow.'}
        </InlineAlert>
      )}
      <Grid columns="main-aside" gap={24}>
        <Card as="section" title="Version history" inset="none">
          <VersionHistory document={document} onOpen={(version) => onOpen(document, version)} />
        </Card>
        <Stack gap={24}>
          <Card as="section" title="About this document">
            <DescriptionList items={factsOf(document)} />
          </Card>
          {document.relatedEntities.length > 0 && <Related document={document} />}
        </Stack>
      </Grid>
      <AsOf receivedAtMs={receivedAtMs} isRefreshing={status === 'refreshing'} onRefresh={onRefresh} />
    </PageContent>
  );
}

function factsOf({ id, categoryName, type, size, version, publishedAt, owner }: DocumentDetails) {
  return [
    { id: 'number', term: 'Document number', description: id, kind: 'identifier' as const },
    { id: 'category', term: 'Category', description: categoryName },
    { id: 'file', term: 'File', description: `${fileTypeNames[type]}, ${formatBytes(size)}` },
    { id: 'version', term: 'Version', description: version },
    { id: 'published', term: 'Published', description: formatDay(publishedAt) },
    { id: 'owner', term: 'Kept up to date by', description: owner },
  ];
}

const pageOf = {
  service: (id: string) => `/services/${encodeURIComponent(id)}`,
  order: (id: string) => `/services/provisioning-cases/${encodeURIComponent(id)}`,
};

const kindNames = { service: 'Service', order: 'Order' };

function Related({ document: { relatedEntities } }: { document: DocumentDetails }): JSX.Element {
  return (
    <Card as="section" title="Related">
      <DescriptionList
        items={relatedEntities.map(({ kind, id, name }) => ({
          id,
          term: `${kindNames[kind]} ${id}`,
          description: <Link href={pageOf[kind](id)}>{name}</Link>,
        }))}
      />
    </Card>
  );
}

function Notice({
  title,
  children,
  onRetry,
}: {
  title: string;
  children: JSX.Element | string | (JSX.Element | string)[];
  onRetry?: () => void;
}): JSX.Element {
  return (
    <PageContent>
      <PageHeader title="Document" />
      <EmptyState
        size="page"
        icon={documentIcon}
        title={title}
        action={
          <Stack direction="row" gap={12}>
            {onRetry && (
              <Button variant="primary" onClick={onRetry}>
                Retry
              </Button>
            )}
            <ButtonLink href="/resource">Go to Resources</ButtonLink>
          </Stack>
        }
      >
        {children}
      </EmptyState>
    </PageContent>
  );
}

function LoadingDetails(): JSX.Element {
  return (
    <PageContent aria-busy="true">
      <PageHeader title={<Skeleton length="medium" />} lead={<Skeleton length="long" />} />
      <Grid columns="main-aside" gap={24}>
        <Card title={<Skeleton length="short" />}>
          <Skeleton lines={8} />
        </Card>
        <Card title={<Skeleton length="medium" />}>
          <Skeleton lines={12} />
        </Card>
      </Grid>
    </PageContent>
  );
}
