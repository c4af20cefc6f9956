import type { EmergencyState, NumberRange } from '../../contract/generated/openapi.ts';
import type { ListExportFormat } from '../jobs/exportFormat.ts';

const emergency: Record<EmergencyState, string> = {
  confirmed: 'Confirmed',
  checking: 'Being checked',
  rejected: 'Not accepted',
  missing: 'Missing',
};

/** The format of exported number ranges, in the words of the portal. */
export const numberExport = {
  name: 'numbers',
  headings: {
    id: 'Range',
    first: 'First number',
    last: 'Last number',
    size: 'Numbers',
    area: 'Area',
    label: 'Label',
    trunk: 'Trunk',
    site: 'Site',
    emergency: 'Emergency address',
    emergencyAddress: 'Address for emergency calls',
  },
  words: { emergency },
} satisfies ListExportFormat;

/** A range as a line of the file. */
export function toExportedRange({ areaName, emergency: { state, address }, ...range }: NumberRange) {
  return {
    ...range,
    area: areaName,
    emergency: state,
    emergencyAddress:
      address === null ? '' : [address.name, ...address.lines, address.town, address.postcode].join(', '),
  };
}
