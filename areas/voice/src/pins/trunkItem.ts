import { trunkPath } from '@quayside/contract/paths/voice';
import type { PinnableItem } from '@quayside/page-kit/pins';
import type { TrunkSummary } from '../api.ts';

export function trunkItem({ id, name }: Pick<TrunkSummary, 'id' | 'name'>): PinnableItem {
  return { kind: 'trunk', id, title: name, href: trunkPath.href({ trunkId: id }) };
}
