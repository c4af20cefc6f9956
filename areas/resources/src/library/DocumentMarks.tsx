import { Badge } from '@quayside/ui/Badge';
import type { JSX } from 'react';
import type { DocumentSummary } from '../api.ts';

/** The marks of a document: new, confidential, followed. */
export function DocumentMarks({
  document: { isNew, isFollowed, confidentiality },
}: {
  document: Pick<DocumentSummary, 'isNew' | 'isFollowed' | 'confidentiality'>;
}): JSX.Element {
  return (
    <>
      {isNew && <Badge tone="info">New</Badge>}
      {confidentiality !== 'none' && <Badge>Confidential</Badge>}
      {isFollowed && <Badge tone="positive">Following</Badge>}
    </>
  );
}
