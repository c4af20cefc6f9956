import { Card } from '@quayside/ui/Card';
import { DiffList, type DiffItem } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { ApprovalDetails } from '../api.ts';
import { changedFieldWords } from '../approvalWords.ts';

/** The requester's changes since the approval was submitted. Renders nothing while there are none. */
export function ChangedSince({ changes }: { changes: ApprovalDetails['changes'] }): JSX.Element | null {
  if (changes.length === 0) return null;
  return (
    <Card as="section" title="Changed since submission">
      <Capped items={changes}>{(shown) => <DiffList items={shown.map(diffItem)} />}</Capped>
    </Card>
  );
}

function diffItem({ field, before, after }: ApprovalDetails['changes'][number]): DiffItem {
  const item = { id: field, term: changedFieldWords[field] };
  if (before === null) return { ...item, kind: 'added', after };
  return after === null ? { ...item, kind: 'removed', before } : { ...item, kind: 'changed', before, after };
}
