import * as v from 'valibot';
import { kinds, requiredEntry, spelled } from '@quayside/page-kit/input';
import { recordedChange, withoutCache } from '@quayside/page-kit/versions';
import type { DescribedField, VersionedFormCalls } from '@quayside/page-kit/form';
import { changeNumberRange, getNumberRange, type NumberRange } from '../api.ts';

const upTo = (length: number, what: string) =>
  v.pipe(v.string(), v.trim(), v.maxLength(length, `Shorten ${what} to ${length} characters`));
const required = (length: number, what: string, message: string) =>
  v.pipe(upTo(length, what), v.nonEmpty(message));

/** The id of a site that is typed and not chosen. */
export const TYPED_ONLY = '';

export const rangeSchema = v.object({
  label: upTo(80, 'the label'),
  trunkId: v.string(),
  site: v.nullable(
    v.pipe(
      v.object({ siteId: v.string(), name: v.string() }),
      v.check(
        ({ siteId }) => siteId !== TYPED_ONLY,
        ({ input: { name } }) => `“${name}” is not chosen. Choose a site from the list, or clear the field`,
      ),
    ),
  ),
});

export type RangeValues = v.InferInput<typeof rangeSchema>;

export function rangeForm(range: NumberRange): VersionedFormCalls<NumberRange, RangeValues> {
  return {
    key: `number-range ${range.id}`,
    noun: 'number range',
    thing: range,
    schema: rangeSchema,
    valuesOf: rangeValuesOf,
    describe: describeRange,
    changeOf: recordedChange,
    fieldOf: (name) => (name === 'siteId' ? 'site' : name),
    send: (http, { label, trunkId, site }, { id, etag }) =>
      changeNumberRange.send(http, {
        path: { rangeId: id },
        body: { label, trunkId: trunkId === '' ? null : trunkId, siteId: site?.siteId ?? null },
        etag,
      }),
    read: (http) => getNumberRange.send(http, { path: { rangeId: range.id } }, withoutCache),
  };
}

function rangeValuesOf({ label, trunk, site }: NumberRange): RangeValues {
  return { label, trunkId: trunk?.id ?? '', site: site && { siteId: site.siteId, name: site.name } };
}

function describeRange({ label, trunkId, site }: RangeValues): readonly DescribedField[] {
  return [
    { id: 'label', term: 'Label', text: label.trim() },
    { id: 'trunkId', term: 'Trunk', text: trunkId },
    { id: 'site', term: 'Site', text: site?.name ?? '' },
  ];
}

export const addressSchema = v.object({
  name: required(80, 'the name', 'Say who is there, such as your company'),
  street: required(80, 'the street', 'Enter the house and street'),
  floor: upTo(80, 'the floor or room'),
  town: required(60, 'the town', 'Enter the town'),
  postcode: requiredEntry(kinds.postcode),
});

export type AddressValues = v.InferInput<typeof addressSchema>;

/** The initial address of a range: its own, or the known part of its site's. */
export function addressValuesOf({ emergency: { address }, site, areaName }: NumberRange): AddressValues {
  const [street = '', floor = ''] = address?.lines ?? [];
  return {
    name: address?.name ?? '',
    street,
    floor,
    town: address?.town ?? (site === null || areaName === 'UK-wide' ? '' : areaName),
    postcode: address?.postcode ?? site?.postcode ?? '',
  };
}

export function toAddress({ name, street, floor, town, postcode }: v.InferOutput<typeof addressSchema>) {
  return { name, lines: [street, ...(floor === '' ? [] : [floor])], town, postcode };
}

export function describeAddress({
  name,
  street,
  floor,
  town,
  postcode,
}: AddressValues): readonly DescribedField[] {
  return [
    { id: 'name', term: 'Name', text: name.trim() },
    { id: 'street', term: 'House and street', text: street.trim() },
    { id: 'floor', term: 'Floor or room', text: floor.trim() },
    { id: 'town', term: 'Town', text: town.trim() },
    { id: 'postcode', term: 'Postcode', text: spelled(kinds.postcode, postcode) },
  ];
}
