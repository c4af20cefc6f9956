import type { ReactNode } from 'react';

/** One item. `id` is unique among the items. */
export type SortableListItem = {
  /** Unique in the list. */
  id: string;
  /** What buttons and announcements call the item. */
  name: string;
  /** What the list shows for the item. */
  content: ReactNode;
  /** Why the item cannot be moved. Other items can still be moved past it. */
  lockedReason?: ReactNode;
};
