import { documentPath } from '@quayside/contract/paths/resources';
import type { PinnableItem } from '@quayside/page-kit/pins';
import type { DocumentSummary } from '../api.ts';

export function documentItem({ id, name }: Pick<DocumentSummary, 'id' | 'name'>): PinnableItem {
  return { kind: 'document', id, title: name, href: documentPath.href({ documentId: id }) };
}
