import type { CallInput } from '@quayside/contract';
import type { FilterBarValue } from '@quayside/ui/FilterBar';
import * as v from 'valibot';
import { plainText } from '../../domain/input/plainText.ts';
import { pageSizes, type ListAddress } from '../../domain/list/listAddress.ts';

const sorts = ['name', '-name', 'published', '-published', 'size', '-size'] as const;
const fileTypes = ['pdf', 'csv', 'txt'] as const;

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));

/** Several values of one parameter, separated by commas; those that do not fit are dropped. */
const listOf = <Value extends string>(value: v.GenericSchema<string, Value>) =>
  v.fallback(
    v.pipe(
      v.optional(v.string(), ''),
      v.transform((text) => [...new Set(text.split(','))].filter((part): part is Value => v.is(value, part))),
    ),
    [],
  );

const addressSchema = v.object({
  q: v.fallback(v.optional(v.pipe(v.string(), v.transform(plainText), v.maxLength(200)), ''), ''),
  category: listOf(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
  type: listOf(v.picklist(fileTypes)),
  show: v.fallback(v.optional(v.picklist(['all', 'new', 'followed']), 'all'), 'all'),
  sort: v.fallback(v.optional(v.nullable(v.picklist(sorts)), null), null),
  page: v.fallback(v.optional(v.pipe(wholeNumber, v.minValue(1)), '1'), 1),
  pageSize: v.fallback(v.optional(v.pipe(wholeNumber, v.picklist(pageSizes)), '25'), 25),
});

/** The state of the list, read from its address. `sort` is null for the default: by relevance in a search, else newest first. */
export type ListState = Readonly<v.InferOutput<typeof addressSchema>>;

/** The order of the list. A leading `-` is descending. */
export type DocumentSort = (typeof sorts)[number];

const defaults = v.parse(addressSchema, {});

/** Reads the address of the list. Parts that do not fit are dropped silently. */
export function readListState(params: URLSearchParams): ListState {
  return v.parse(addressSchema, Object.fromEntries(params));
}

/** Writes the address of the list, without default values. */
export function writeListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(state)) {
    const text = value === null ? '' : Array.isArray(value) ? value.join(',') : String(value);
    const isDefault = text === String(Reflect.get(defaults, key) ?? '');
    if (!isDefault) params.set(key, text);
  }
  return params;
}

/** The address of the list. */
export const documentsAddress: ListAddress<ListState> = { read: readListState, write: writeListState };

/** Converts the state of the list to the input of its call. */
export function toListInput({ q, category, type, sort, ...rest }: ListState): CallInput<'listDocuments'> {
  return {
    query: {
      ...rest,
      q,
      category: category.join(','),
      type: type.join(','),
      sort: sort ?? (q === '' ? '-published' : 'relevance'),
    },
  };
}

/** Whether a filter narrows the list. The search and the tab are none. */
export function isFiltered({ category, type }: ListState): boolean {
  return category.length + type.length > 0;
}

/** The filters of the list, as the filter bar takes them. */
export function toFilterValue({ category, type }: ListState): FilterBarValue {
  return { ...(category.length > 0 && { category }), ...(type.length > 0 && { type }) };
}

/** Converts the value of the filter bar to the filters of the list. */
export function fromFilterValue(value: FilterBarValue): Pick<ListState, 'category' | 'type'> {
  const { category, type } = addressSchema.entries;
  return {
    category: v.parse(category, value['category']?.join(',')),
    type: v.parse(type, value['type']?.join(',')),
  };
}
