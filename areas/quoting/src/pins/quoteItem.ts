import { quotePath } from '@quayside/contract/paths/quoting';
import type { PinnableItem } from '@quayside/page-kit/pins';
import type { QuoteSummary } from '../api.ts';

export function quoteItem({ number, name }: Pick<QuoteSummary, 'number' | 'name'>): PinnableItem {
  return { kind: 'quote', id: number, title: name, href: quotePath.href({ number }) };
}
