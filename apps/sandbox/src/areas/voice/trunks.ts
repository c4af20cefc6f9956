import type { Trunk } from '../../contract/generated/openapi.ts';
import { collection, createReader, versionFields, type RowOf } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';

/** An endpoint of a trunk as the store has it. `since` is its latest registration before the health of the service changed. */
export type StoredEndpoint = Omit<Trunk['endpoints'][number], 'state'>;

export const trunks = collection('voice_trunks', {
  id: field.key(field.text),
  partnerId: field.text,
  name: field.text,
  service: field.texts({ id: 'service_id', name: 'service_name' }),
  site: field.texts({ siteId: 'site_id', name: 'site_name', postcode: 'site_postcode' }),
  channels: field.integer,
  channelsIn: field.integer,
  channelsOut: field.integer,
  peak: field.integer,
  peakAt: field.moment,
  barring: field.json<Trunk['barring']>(),
  /** In pence. */
  fraudLimit: field.integer,
  fraudUsed: field.integer,
  fraudAction: field.word(['alert', 'block']),
  endpoints: field.json<readonly StoredEndpoint[]>(),
  ...versionFields,
  searched: field.text,
});

const fieldsWithHealth = {
  ...trunks.fields,
  status: field.word(['up', 'degraded', 'down']),
  healthSince: field.orNull(field.moment),
  numberCount: field.integer,
};

/** A trunk with the health of its service, and the count of its numbers. */
export type TrunkWithHealth = RowOf<typeof fieldsWithHealth>;

export const readTrunk = createReader(fieldsWithHealth);

/** A trunk is as healthy as its service, and down while the service carries no traffic. */
export const fromTrunksWithHealth = `FROM (
  SELECT t.*, CASE s.health WHEN 'none' THEN 'down' ELSE s.health END AS status, s.health_since
  FROM voice_trunks t JOIN services s ON s.id = t.service_id) t`;

export const trunkColumns =
  '*, (SELECT coalesce(sum(size), 0) FROM voice_ranges WHERE trunk_id = t.id) AS number_count';
