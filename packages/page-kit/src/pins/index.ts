export { PinButton, type PinButtonProps } from './PinButton.tsx';
export { PinnedItems } from './PinnedItems.tsx';
export { listPins, listRecentItems, type RecentItems, type PinList } from './api.ts';
export { createPinResolver } from './createPinResolver.ts';
export type { PinnableItem, ItemKey, PinsState } from './createPins.ts';
export { usePins, type UsePinsResult, type PinCommands } from './usePins.ts';
export { useRecentItems } from './useRecentItems.ts';
export { useRowPins } from './useRowPins.tsx';
