import type { DatabaseSync } from 'node:sqlite';
import { fenwick, halden, northgate } from '../../seed/partners.ts';
import { numberOf, pick } from '../../world/chance.ts';
import { minutesBefore } from '../../world/insert.ts';
import { trunks, type StoredEndpoint } from './trunks.ts';

/** The fields of a seeded trunk that numbers and ports refer to. */
export interface SeededTrunk {
  readonly id: string;
  readonly name: string;
  readonly partnerId: string;
  readonly site: { readonly siteId: string; readonly name: string; readonly postcode: string };
}

/** The number of trunks by partner, at most one for each SIP service, with the first number. */
const trunkCounts = [
  [northgate.id, 64, 301],
  [fenwick.id, 6, 401],
  [halden.id, 8, 451],
] as const;
const channelCounts = [30, 60, 10, 120, 20, 240, 60, 30] as const;
const fraudLimits = [5000, 10_000, 25_000, 7500, 50_000] as const;
const barrings = [
  ['premium'],
  ['premium', 'highRisk'],
  ['premium', 'international', 'highRisk'],
  [],
  ['premium', 'service'],
] as const;

/** Fills the trunks: each carries the calls of one live SIP service. Those with a fault are among them. */
export function fillTrunks(database: DatabaseSync, begin: Date): SeededTrunk[] {
  const add = trunks.createAdder(database);
  return trunkCounts.flatMap(([partnerId, count, firstNumber]) =>
    database
      .prepare(
        `SELECT * FROM (SELECT id, name, a_site, a_name, a_postcode FROM services
           WHERE partner_id = ? AND product = 'SIP Trunking' AND status IN ('live', 'livePending')
           ORDER BY health = 'up', id LIMIT ?) ORDER BY id`,
      )
      .all(partnerId, count)
      .map((service, index) => {
        const trunk = {
          id: `TK-${firstNumber + index}`,
          name: `${String(service['a_name'])} voice`,
          partnerId,
          site: {
            siteId: String(service['a_site']),
            name: String(service['a_name']),
            postcode: String(service['a_postcode']),
          },
        };
        const { id: serviceId, name: serviceName } = service;
        add(rowOf(trunk, index, { id: String(serviceId), name: String(serviceName) }, begin));
        return trunk;
      }),
  );
}

function rowOf(
  { id, name, partnerId, site }: SeededTrunk,
  index: number,
  service: { id: string; name: string },
  begin: Date,
) {
  const channels = pick(channelCounts, index);
  const calls = Math.round((channels * (20 + numberOf(`${id} calls`, 60))) / 100);
  const incoming = Math.round(calls * 0.6);
  const limit = pick(fraudLimits, index);
  return {
    id,
    partnerId,
    name,
    service,
    site,
    channels,
    channelsIn: incoming,
    channelsOut: calls - incoming,
    peak: Math.min(
      channels,
      Math.max(calls, Math.round((channels * (55 + numberOf(`${id} peak`, 50))) / 100)),
    ),
    peakAt: minutesBefore(begin, 60 + numberOf(`${id} peak time`, 1200)),
    barring: [...pick(barrings, index)],
    fraudLimit: limit,
    fraudUsed: Math.round((limit * (index % 9 === 4 ? 92 : numberOf(`${id} fraud`, 60))) / 100),
    fraudAction: index % 3 === 2 ? ('alert' as const) : ('block' as const),
    endpoints: endpointsOf(id, index, begin),
    searched: [id, name, service.id, service.name, site.name, site.postcode].join(' ').toLowerCase(),
  };
}

function endpointsOf(id: string, index: number, begin: Date): StoredEndpoint[] {
  const since = minutesBefore(begin, 300 + numberOf(`${id} since`, 40_000));
  return ['198.51.100', '203.0.113'].map((network) => ({
    address: `${network}.${10 + index}:5061`,
    transport: 'TLS',
    since,
  }));
}
