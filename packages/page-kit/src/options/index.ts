export { CappedOptions, type CappedOptionsProps, type SelectOption } from './CappedOptions.tsx';
export { toResults, type FoundOptions } from './searchResults.ts';
export { useDelayed } from './useDelayed.ts';
