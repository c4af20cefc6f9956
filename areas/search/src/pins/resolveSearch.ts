import type { PinResolver } from '@quayside/portal-core/areas';
import { searchItem } from './searchItem.ts';

/** A pinned search has no status: it runs when it is opened. */
export const resolveSearch: PinResolver = ({ id }) =>
  Promise.resolve({ ...searchItem(id), detail: 'Search', status: null });
