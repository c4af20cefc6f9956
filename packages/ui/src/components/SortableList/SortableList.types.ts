import type { ReactNode } from 'react';

/** One item. `id` is unique among the items. */
export type SortableListItem = {
  id: string;
  /** What buttons and announcements call the item. */
  name: string;
  content: ReactNode;
  /** Why the item cannot be moved. Other items can still be moved past it. */
  lockedReason?: ReactNode;
};
