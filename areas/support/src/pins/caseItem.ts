import { casePath } from '@quayside/contract/paths/support';
import type { PinnableItem } from '@quayside/page-kit/pins';
import type { CaseSummary } from '../api.ts';

export function caseItem({ caseNumber, subject }: Pick<CaseSummary, 'caseNumber' | 'subject'>): PinnableItem {
  return {
    kind: 'case',
    id: caseNumber,
    title: subject,
    href: casePath.href({ caseNumber }),
  };
}
