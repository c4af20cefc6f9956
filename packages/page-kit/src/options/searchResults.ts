import type { UseResourceResult } from '@quayside/portal-core/react';
import type { ComboboxOption, ComboboxResults } from '@quayside/ui/Combobox';

/** The results of a search, and their number. */
export interface FoundOptions<Item> {
  readonly total: number;
  readonly items: readonly Item[];
}

/** Converts the results of a search to those of a `Combobox`. While the user types, the previous results stay. */
export function toResults<Item>(
  { status, data, isStale, refetch }: UseResourceResult<FoundOptions<Item>>,
  optionOf: (item: Item) => ComboboxOption,
  isTyping: boolean,
): ComboboxResults {
  if (status === 'failed' && !isStale && !isTyping) return { status: 'error', onRetry: () => void refetch() };
  const options = data?.items.map((item) => optionOf(item));
  if (data === undefined || options === undefined || isStale || isTyping)
    return { status: 'loading', ...(options && { options }) };
  return { status: 'ready', options, total: data.total };
}
