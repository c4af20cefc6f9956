import type { Trunk, TrunkList, TrunkSummary } from '../../contract/generated/openapi.ts';
import type { BodyOf, QueryOf } from '../../contract/operations.ts';
import { createList } from '../../store/list.ts';
import { containsWords, joinSql, type Sql } from '../../store/sqlFilter.ts';
import { pickFrom } from '../../store/typedObject.ts';
import type { World } from '../../world/createWorld.ts';
import type { Unlisted } from '../actions.ts';
import type { Caller } from '../caller.ts';
import { endpointsOf } from './trunkHealth.ts';
import { fromTrunksWithHealth, readTrunk, trunkColumns, trunks, type TrunkWithHealth } from './trunks.ts';

export type TrunkQuery = Required<QueryOf<'listTrunks'>>;

const list = createList({
  read: readTrunk,
  columns: trunkColumns,
  facets: {
    status: 'status',
    // `near` from 80 % of the limit on.
    fraud: `CASE WHEN fraud_used * 10 >= fraud_limit * 8 THEN 'near' ELSE NULL END`,
  },
  sorts: {
    name: 'name COLLATE NOCASE',
    site: 'site_name COLLATE NOCASE',
    channels: 'channels',
  },
  lastSort: 'id',
});

function fromOf({ q }: Pick<TrunkQuery, 'q'>, { partnerId }: Caller): Sql {
  return joinSql(
    { text: ` ${fromTrunksWithHealth} WHERE partner_id = ?`, values: [partnerId] },
    containsWords('searched', q),
  );
}

export function listTrunks(world: World, caller: Caller, query: TrunkQuery): TrunkList {
  return list.page(world, fromOf(query, caller), query, toTrunkSummary);
}

export function allTrunks(world: World, caller: Caller, query: TrunkQuery): TrunkSummary[] {
  return list.all(world, fromOf(query, caller), query).map(toTrunkSummary);
}

/** The trunk with an id; undefined for one of another partner. */
export function findTrunk(world: World, caller: Caller, id: string): TrunkWithHealth | undefined {
  const from = fromOf({ q: '' }, caller);
  const row = world.first(`SELECT ${trunkColumns}${from.text} AND id = ?`, ...from.values, id);
  return row && readTrunk(row);
}

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

function toTrunkSummary(trunk: TrunkWithHealth): TrunkSummary {
  const calls = (count: number) => (trunk.status === 'down' ? 0 : count);
  return {
    ...pickFrom(trunk, [
      'id',
      'name',
      'site',
      'status',
      'channels',
      'peak',
      'peakAt',
      'numberCount',
      'barring',
      'fraudAction',
    ]),
    etag: `"${trunk.version}"`,
    service: { ...trunk.service, product: 'SIP Trunking' },
    channelsIn: calls(trunk.channelsIn),
    channelsOut: calls(trunk.channelsOut),
    fraudLimit: gbp(trunk.fraudLimit),
    fraudUsed: gbp(trunk.fraudUsed),
  };
}

export function toTrunk(trunk: TrunkWithHealth): Omit<Unlisted<Trunk>, 'etag'> {
  const { etag: _etag, ...summary } = toTrunkSummary(trunk);
  return { ...summary, endpoints: endpointsOf(trunk), ...pickFrom(trunk, ['changedBy', 'changedAt']) };
}

/** Changes which calls a trunk bars, and its fraud limit. */
export function changeTrunk(
  world: World,
  caller: Caller,
  id: string,
  { barring, fraudLimit, fraudAction }: BodyOf<'changeTrunk'>,
): void {
  trunks.change(world, id, caller.name, { barring, fraudLimit: fraudLimit?.amount, fraudAction });
}
