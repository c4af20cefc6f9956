import { dealPath } from '@quayside/contract/paths/partner-programme';
import type { PinnableItem } from '@quayside/page-kit/pins';
import type { DealSummary } from '../api.ts';

export function dealItem({ number, name }: Pick<DealSummary, 'number' | 'name'>): PinnableItem {
  return { kind: 'deal', id: number, title: name, href: dealPath.href({ number }) };
}
