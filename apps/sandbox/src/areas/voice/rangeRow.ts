import type { EmergencyAddress, EmergencyState, NumberRange } from '../../contract/generated/openapi.ts';
import type { Row } from '../../world/createWorld.ts';
import { textOrNull, wordOf } from '../../world/readRow.ts';
import { toE164 } from './phoneNumbers.ts';

/** A range before it is stored. */
export interface StoredRange {
  readonly id: string;
  readonly number: number;
  readonly partnerId: string;
  readonly first: number;
  readonly size: number;
  readonly area: string;
  readonly label: string;
  readonly trunk: { readonly id: string; readonly name: string } | null;
  readonly site: { readonly id: string; readonly name: string; readonly postcode: string } | null;
  readonly emergency: {
    readonly state: EmergencyState;
    readonly address: EmergencyAddress | null;
    readonly note: string | null;
  };
}

const emergencyStates = ['confirmed', 'checking', 'rejected', 'missing'] as const;

/** The searchable text of a range. */
export function searchedText(words: readonly (string | null | undefined)[]): string {
  return words.filter(Boolean).join(' ').toLowerCase();
}

/** A range as a row. */
export function rangeRow({
  id,
  number,
  partnerId,
  first,
  size,
  area,
  label,
  trunk,
  site,
  emergency,
}: StoredRange) {
  return {
    id,
    number,
    partner_id: partnerId,
    first,
    last: first + size - 1,
    size,
    area,
    label,
    trunk_id: trunk?.id ?? null,
    trunk_name: trunk?.name ?? null,
    site_id: site?.id ?? null,
    site_name: site?.name ?? null,
    site_postcode: site?.postcode ?? null,
    emergency: emergency.state,
    emergency_address: emergency.address && JSON.stringify(emergency.address),
    emergency_note: emergency.note,
    searched: searchedText([id, label, area, site?.name, site?.postcode, trunk?.name]),
  };
}

/** A row as a range. */
export function toRange(row: Row): NumberRange {
  const trunkId = textOrNull(row, 'trunk_id');
  const siteId = textOrNull(row, 'site_id');
  const address = textOrNull(row, 'emergency_address');
  return {
    etag: `"${Number(row['version'])}"`,
    id: String(row['id']),
    first: toE164(Number(row['first'])),
    last: toE164(Number(row['last'])),
    size: Number(row['size']),
    areaName: String(row['area']),
    label: String(row['label']),
    trunk: trunkId === null ? null : { id: trunkId, name: String(row['trunk_name']) },
    site:
      siteId === null
        ? null
        : { siteId, name: String(row['site_name']), postcode: String(row['site_postcode']) },
    emergency: {
      state: wordOf(row, 'emergency', emergencyStates),
      address: address === null ? null : parseAddress(address),
      note: textOrNull(row, 'emergency_note'),
    },
  };
}

function parseAddress(text: string): EmergencyAddress {
  const address: EmergencyAddress = JSON.parse(text);
  return address;
}
