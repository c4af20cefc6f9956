import { estimatePath } from '@quayside/contract/paths/cloud';
import type { PinnableItem } from '@quayside/page-kit/pins';
import type { EstimateSummary } from '../api.ts';

export function estimateItem({ number, name }: Pick<EstimateSummary, 'number' | 'name'>): PinnableItem {
  return { kind: 'cloud-estimate', id: number, title: name, href: estimatePath.href({ number }) };
}
