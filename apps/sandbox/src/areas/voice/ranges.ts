import type { EmergencyAddress, NumberRangeSummary } from '../../contract/generated/openapi.ts';
import { collection, versionFields, type NewRow, type RowOf } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { pickFrom } from '../../store/typedObject.ts';
import { toE164 } from './phoneNumbers.ts';

/** Ranges of telephone numbers. A number is stored as an integer: `441174960000`. */
export const ranges = collection('voice_ranges', {
  id: field.key(field.text),
  number: field.constrained(field.integer, 'UNIQUE'),
  partnerId: field.text,
  first: field.integer,
  last: field.integer,
  size: field.integer,
  area: field.text,
  label: field.text,
  trunk: field.orNull(field.texts({ id: 'trunk_id', name: 'trunk_name' })),
  site: field.orNull(field.texts({ siteId: 'site_id', name: 'site_name', postcode: 'site_postcode' })),
  emergency: field.word(['confirmed', 'checking', 'rejected', 'missing']),
  emergencyAddress: field.orNull(field.json<EmergencyAddress>()),
  emergencyNote: field.orNull(field.text),
  ...versionFields,
  searched: field.text,
});

export type RangeRow = RowOf<typeof ranges.fields>;

/** A range before it is stored, without what follows from the rest. */
export type NewRange = Omit<NewRow<typeof ranges.fields>, 'last' | 'searched'>;

export function searchedText(words: readonly (string | null | undefined)[]): string {
  return words.filter(Boolean).join(' ').toLowerCase();
}

export function searchedRange({ id, label, area, site, trunk }: Omit<NewRange, 'number'>): string {
  return searchedText([id, label, area, site?.name, site?.postcode, trunk?.name]);
}

/** A range with what follows from the rest. */
export function wholeRange(range: NewRange): NewRow<typeof ranges.fields> {
  return { ...range, last: range.first + range.size - 1, searched: searchedRange(range) };
}

export function toRange(range: RangeRow): NumberRangeSummary {
  return {
    ...pickFrom(range, ['id', 'size', 'label', 'trunk', 'site', 'changedBy', 'changedAt']),
    etag: `"${range.version}"`,
    first: toE164(range.first),
    last: toE164(range.last),
    areaName: range.area,
    emergency: {
      state: range.emergency,
      address: range.emergencyAddress,
      note: range.emergencyNote,
    },
  };
}
