import { changePath } from '@quayside/contract/paths/services';
import type { PinnableItem } from '@quayside/page-kit/pins';
import type { ChangeRequestSummary } from '@quayside/shared/changes/api.ts';

export function changeItem({ id, title }: Pick<ChangeRequestSummary, 'id' | 'title'>): PinnableItem {
  return {
    kind: 'change-request',
    id,
    title,
    href: changePath.href({ id }),
  };
}
