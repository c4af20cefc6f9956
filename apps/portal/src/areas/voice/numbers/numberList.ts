import type { CallInput } from '@quayside/contract';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { controlFilter, wordFilter } from '../../../domain/list/filterOptions.ts';
import {
  createListAddress,
  joinFilters,
  type ListAddress,
  type ListState,
  type OneValue,
} from '../../../domain/list/listAddress.ts';
import type { ReactNode } from 'react';
import type { NumberRangeList } from '../api.ts';
import { emergencyWords } from '../voiceWords.ts';

const oneName: OneValue = { isOne: (text) => text !== '' && text.length <= 200 };

const filters = {
  emergency: Object.keys(emergencyWords),
  area: /^[A-Za-z -]{2,40}$/,
  trunkId: /^TK-\d{1,8}$/,
  site: oneName,
};

/** The sorts of the list. */
export const numberSorts = ['first', '-first', 'label', '-label', 'site', '-site', '-size', 'size'] as const;

/** The state of the list, read from its address. */
export type NumberListState = ListState<keyof typeof filters, (typeof numberSorts)[number]>;

/** The address of the list, which is the first tab of Voice. */
export const numberListAddress: ListAddress<NumberListState> = createListAddress({
  filters,
  sorts: numberSorts,
});

/** Converts the state of the list to the query of `listNumberRanges`. */
export function toNumberFilter({ q, sort, filters: values }: NumberListState) {
  return { q, sort, ...joinFilters(values) };
}

/** Converts the state of the list to the input of its call. */
export function toNumberListInput(state: NumberListState): CallInput<'listNumberRanges'> {
  const { page, pageSize } = state;
  return { query: { ...toNumberFilter(state), page, pageSize } };
}

/** The filters of the bar, with the number of ranges that each value leaves. `siteControl` chooses a site. */
export function numberFilters(
  { site }: NumberListState['filters'],
  facets: NumberRangeList['facets'] | undefined,
  siteControl: ReactNode,
): readonly FilterBarFilter[] {
  return [
    wordFilter('emergency', 'Emergency address', emergencyWords, facets?.emergency),
    {
      id: 'area',
      label: 'Area',
      options: facets?.area.map(({ id, count }) => ({ value: id, label: id, count })) ?? [],
    },
    {
      id: 'trunkId',
      label: 'Trunk',
      options: facets?.trunkId.map(({ id, name, count }) => ({ value: id, label: name, count })) ?? [],
    },
    controlFilter('site', 'Site', site, siteControl),
  ];
}
