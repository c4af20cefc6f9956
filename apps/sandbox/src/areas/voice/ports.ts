import type { Port } from '../../contract/generated/openapi.ts';
import { collection, type RowOf } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { waitingFor } from '../../world/words.ts';

/** The fields of a port that have no column of their own. */
export interface PortState {
  readonly accountNumber: string;
  readonly accountName: string;
  readonly postcode: string;
  readonly letterId: string | null;
  readonly problem: Port['problem'];
  readonly indicative: string | null;
  readonly changes: Port['dates']['changes'];
  readonly history: Port['history'];
}

export const openPortStatuses = [
  'draft',
  'inReview',
  'waitingForSignature',
  'agreed',
  'actionRequired',
  'rejected',
] as const;

export const portSummaryFields = {
  id: field.key(field.text),
  numberCount: field.integer,
  status: field.word([...openPortStatuses, 'complete', 'cancelled']),
  waitingFor,
  requestedDate: field.orNull(field.day),
  portDate: field.orNull(field.day),
  requestedBy: field.texts({ id: 'requested_by', name: 'requested_by_name' }),
  requestedAt: field.moment,
  updatedAt: field.moment,
};

export const ports = collection('voice_ports', {
  ...portSummaryFields,
  number: field.constrained(field.integer, 'UNIQUE'),
  partnerId: field.text,
  groupName: field.text,
  providerId: field.text,
  trunkId: field.orNull(field.text),
  state: field.json<PortState>(),
  version: field.withDefault(field.integer, 1),
  changedBy: field.orNull(field.text),
  searched: field.text,
});

export type PortRow = RowOf<typeof ports.fields>;

/** The numbers of ports, several in a row. */
export const portSpans = collection(
  'voice_port_spans',
  {
    portId: field.constrained(field.text, 'REFERENCES voice_ports(id)'),
    position: field.integer,
    first: field.integer,
    last: field.integer,
  },
  'PRIMARY KEY (port_id, position)',
);
