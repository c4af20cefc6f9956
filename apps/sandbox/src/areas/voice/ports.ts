import type { Port } from '../../contract/generated/openapi.ts';
import { collection, type RowOf } from '../../store/collection.ts';
import {
  constrained,
  day,
  integer,
  json,
  key,
  moment,
  orNull,
  text,
  texts,
  withDefault,
  word,
} from '../../store/fields.ts';
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

/** The states of a port that has not ended. */
export const openPortStatuses = [
  'draft',
  'inReview',
  'waitingForSignature',
  'agreed',
  'actionRequired',
  'rejected',
] as const;

/** What lists show of a port as it is stored. */
export const portSummaryFields = {
  id: key(text),
  numberCount: integer,
  status: word([...openPortStatuses, 'complete', 'cancelled']),
  waitingFor,
  requestedDate: orNull(day),
  portDate: orNull(day),
  requestedBy: texts({ id: 'requested_by', name: 'requested_by_name' }),
  requestedAt: moment,
  updatedAt: moment,
};

export const ports = collection('voice_ports', {
  ...portSummaryFields,
  number: constrained(integer, 'UNIQUE'),
  partnerId: text,
  groupName: text,
  providerId: text,
  trunkId: orNull(text),
  state: json<PortState>(),
  version: withDefault(integer, 1),
  changedBy: orNull(text),
  searched: text,
});

/** A stored port. */
export type PortRow = RowOf<typeof ports.fields>;

/** The numbers of ports, several in a row. */
export const portSpans = collection(
  'voice_port_spans',
  {
    portId: constrained(text, 'REFERENCES voice_ports(id)'),
    position: integer,
    first: integer,
    last: integer,
  },
  'PRIMARY KEY (port_id, position)',
);
