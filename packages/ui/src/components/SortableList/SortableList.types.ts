import type { ReactNode } from 'react';

/** One item. `id` is unique among the items. */
export type SortableListItem = {
  /** Unique in the list. */
  id: string;
  /** The name of the item in buttons and announcements. */
  name: string;
  /** The visible content of the item. */
  content: ReactNode;
  /** The reason why the item cannot be moved. Other items can still be moved past it. */
  lockedReason?: ReactNode;
};
