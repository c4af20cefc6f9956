export { CappedOptions, type CappedOptionsProps, type SelectOption } from './CappedOptions.tsx';
export { useDelayed } from './useDelayed.ts';
export {
  useOptionSearch,
  type FoundOptions,
  type OptionSearch,
  type OptionSearchResult,
} from './useOptionSearch.ts';
