export { CappedOptions } from './CappedOptions.tsx';
export { toResults } from './searchResults.ts';
export { useDelayed } from './useDelayed.ts';
