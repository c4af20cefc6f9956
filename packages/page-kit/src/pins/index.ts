export { PinButton } from './PinButton.tsx';
export { PinnedItems } from './PinnedItems.tsx';
export { listRecentItems, type RecentItems } from './api.ts';
export { createPinResolver } from './createPinResolver.ts';
export type { PinnableItem } from './createPins.ts';
export { usePins } from './usePins.ts';
export { useRecentItems } from './useRecentItems.ts';
export { useRowPins } from './useRowPins.tsx';
