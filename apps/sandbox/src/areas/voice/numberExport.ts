import type { EmergencyState, NumberRangeSummary } from '../../contract/generated/openapi.ts';
import type { ListExportFormat } from '../jobs/exportFormat.ts';
import { headings } from '../jobs/headings.ts';

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
    id: headings.range,
    first: headings.firstNumber,
    last: headings.lastNumber,
    size: headings.howManyNumbers,
    area: headings.area,
    label: headings.label,
    trunk: headings.trunk,
    site: headings.site,
    emergency: headings.emergencyAddress,
    emergencyAddress: headings.emergencyAddressText,
  },
  words: { emergency },
} satisfies ListExportFormat;

export function toExportedRange({ areaName, emergency: { state, address }, ...range }: NumberRangeSummary) {
  return {
    ...range,
    area: areaName,
    emergency: state,
    emergencyAddress:
      address === null ? '' : [address.name, ...address.lines, address.town, address.postcode].join(', '),
  };
}
