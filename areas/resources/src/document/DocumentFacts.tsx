import { deliveryPath, servicePath } from '@quayside/contract/paths/services';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Grid } from '@quayside/ui/Grid';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatBytes } from '@quayside/page-kit/format';
import type { DocumentDetails } from '../api.ts';
import { fileTypeNames, opensInTab } from '../fileTypes.ts';
import { VersionHistory } from './VersionHistory.tsx';

/** The contents of a document's page. `onOpen` is called with the version to open. */
export interface DocumentFactsProps {
  document: DocumentDetails;
  onOpen: (version: string) => void;
}

export function DocumentFacts({ document, onOpen }: DocumentFactsProps): JSX.Element {
  return (
    <>
      <Confidentiality document={document} />
      <Grid columns="main-aside" gap={24}>
        <Stack gap={24}>
          <Card as="section" title="Version history" inset="none">
            <VersionHistory document={document} onOpen={onOpen} />
          </Card>
          {document.relatedEntities.length > 0 && <Related document={document} />}
        </Stack>
        <Card as="section" title="About this document">
          <DescriptionList items={factsOf(document)} />
        </Card>
      </Grid>
    </>
  );
}

function Confidentiality({
  document: { confidentiality, type },
}: Pick<DocumentFactsProps, 'document'>): JSX.Element | null {
  if (confidentiality === 'none') return null;
  return (
    <InlineAlert title="Confidential">
      {confidentiality === 'termsRequired'
        ? `You accept the terms of this document before you ${opensInTab(type) ? 'open' : 'download'} it for the first time.`
        : 'You accepted the terms of this document. Share it only as they allow.'}
    </InlineAlert>
  );
}

function factsOf({ id, categoryName, type, size, version, publishedAt, owner }: DocumentDetails) {
  return [
    { id: 'number', term: 'Document number', description: id, kind: 'identifier' as const },
    { id: 'category', term: 'Category', description: categoryName },
    { id: 'file', term: 'File', description: `${fileTypeNames[type]}, ${formatBytes(size)}` },
    { id: 'version', term: 'Version', description: version },
    { id: 'published', term: 'Published', description: <DateTime value={publishedAt} /> },
    { id: 'owner', term: 'Kept up to date by', description: owner },
  ];
}

const kinds = {
  service: { name: 'Service', hrefOf: (serviceId: string) => servicePath.href({ serviceId }) },
  order: { name: 'Order', hrefOf: (caseNumber: string) => deliveryPath.href({ caseNumber }) },
};

function Related({ document: { relatedEntities } }: Pick<DocumentFactsProps, 'document'>): JSX.Element {
  return (
    <Card as="section" title="Related services and orders">
      <Capped items={relatedEntities}>
        {(shown) => (
          <DescriptionList
            columns={2}
            items={shown.map(({ kind, id, name }) => ({
              id,
              term: `${kinds[kind].name} ${id}`,
              description: <Link href={kinds[kind].hrefOf(id)}>{name}</Link>,
            }))}
          />
        )}
      </Capped>
    </Card>
  );
}
