import type { Landing, PermissionId } from '../../contract/generated/openapi.ts';
import { sharedRights } from '../../rights/rights.ts';
import { defaultQueryOf } from '../../contract/defaultQuery.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { equal, joinSql, type Sql } from '../../store/sqlFilter.ts';
import type { World } from '../../world/createWorld.ts';
import { openPlannedWorks } from '../../world/events.ts';
import { dayAfter } from '../../world/insert.ts';
import { listApprovals } from '../approvals/store.ts';
import type { Caller } from '../caller.ts';
import { expireQuotes } from '../cloud/quotes.ts';
import { createEstimateStore } from '../cloud/store.ts';
import { countDeals } from '../partner-programme/listDeals.ts';
import { openStatuses as openQuoteStatuses, visible as visibleQuotes } from '../quotes/quoteRecord.ts';
import { summaryOf } from '../delivery/deliverySummary.ts';
import { listServices } from '../services/serviceQuery.ts';
import { readServices } from '../services/visibleServices.ts';
import { scopeCondition, visibleCases } from '../support/caseQuery.ts';
import { openIncidents, toIncident } from '../support/toCase.ts';
import { listPorts } from '../voice/portStore.ts';
import { listRanges } from '../voice/rangeStore.ts';
import type { ApolloAccess } from './apolloAccess.ts';
import { liveServicesIn } from './liveServicesIn.ts';
import { EXPIRES_WITHIN_DAYS, nextActionOf } from './nextAction.ts';

type ApolloLanding = NonNullable<Landing['apollo']>;
type WaitingCount = ApolloLanding['waiting']['cases'];

const SHOWN = 3;

export function apolloLanding(
  world: World,
  caller: Caller,
  access: ApolloAccess,
  newDocuments: number,
): ApolloLanding {
  const may = (permission: PermissionId): boolean => sharedRights().grants(caller.roles, permission);
  const cases = countCases(world, caller);
  const services = access.services ? countServices(world, caller) : null;
  const quotes = access.quotes ? countQuotes(world, caller) : null;
  const estimates = access.estimates ? countEstimates(world, caller) : null;
  return {
    waiting: {
      cases: cases.waiting,
      approvals: access.approvals ? countApprovals(world, caller) : null,
      services: access.services ? waitingDeliveries(world, caller) : null,
      ports: waitingPorts(world, caller),
      quotes: quotes && whoseOf(quotes.expiring, may('createQuotes')),
      cloudQuotes: estimates && whoseOf(estimates.ready, may('createQuotes')),
      deals: access.deals ? whoseOf(waitingDeals(world, caller), may('registerDeals')) : null,
    },
    next: nextActionOf(world, caller, access),
    health: services && { down: services.down, degraded: services.degraded },
    incidents: access.services ? incidentsOf(world, caller) : [],
    plannedWorks: access.services ? plannedWorksOf(world, caller) : [],
    facts: {
      openCases: cases.open,
      liveServices: services && services.live,
      openQuotes: quotes && quotes.open,
      rangesWithoutAddress: listRanges(world, caller, {
        ...defaultQueryOf('listNumberRanges'),
        emergency: 'missing',
        pageSize: 1,
      }).total,
      estimates: estimates && estimates.drafts,
      openDeals: access.deals ? countDeals(world, caller, { status: 'open' }) : null,
      newDocuments,
    },
  };
}

/** The numbers of one row, by the names of its columns. */
function numbersOf<Name extends string>(
  world: World,
  counts: Readonly<Record<Name, string>>,
  { text, values }: Sql,
): Record<Name, number> {
  const columns = Object.entries<string>(counts).map(
    ([name, condition]) => `count(CASE WHEN ${condition} THEN 1 END) AS ${name}`,
  );
  const row = world.first(`SELECT ${columns.join(', ')} ${text}`, ...values);
  const numbers = Object.keys(counts).map((name) => [name, Number(row?.[name] ?? 0)]);
  return Object.fromEntries(numbers);
}

/** The numbers of a caller who may act, and of one who may not. */
const whoseOf = (count: WaitingCount, mayAct: boolean): WaitingCount =>
  mayAct ? count : { ...count, mine: 0 };

function countCases(world: World, caller: Caller) {
  const open = { text: ` AND c.status NOT IN ('closed', 'cancelled')`, values: [] };
  const counts = {
    open: '1',
    you: `c.waiting_for = 'you'`,
    company: `c.waiting_for IN ('you', 'colleague')`,
  };
  const numbers = (scope: 'mine' | 'organisation') =>
    numbersOf(world, counts, joinSql(visibleCases(caller), open, scopeCondition(scope, caller)));
  const { open: total, company } = numbers('organisation');
  return { open: total, waiting: { mine: numbers('mine').you, company } };
}

function waitingDeliveries(world: World, caller: Caller): WaitingCount {
  const { waitingForYou: mine, waitingForColleagues } = summaryOf(world, caller);
  return { mine, company: mine + waitingForColleagues };
}

function waitingPorts(world: World, caller: Caller): WaitingCount {
  const totalOf = (waitingFor: string): number =>
    listPorts(world, caller, { ...defaultQueryOf('listPorts'), waitingFor, pageSize: 1 }).total;
  return { mine: totalOf('you'), company: totalOf('you,colleague') };
}

function waitingDeals(world: World, caller: Caller): WaitingCount {
  return {
    mine: countDeals(world, caller, { attention: 'yes', owner: 'me' }),
    company: countDeals(world, caller, { attention: 'yes' }),
  };
}

function countServices(world: World, caller: Caller) {
  return numbersOf(
    world,
    {
      live: `status IN ('live', 'livePending')`,
      down: `health = 'down'`,
      degraded: `health = 'degraded'`,
    },
    joinSql({ text: 'FROM ', values: [] }, readServices(world, caller), {
      text: ` WHERE partner_id = ? AND status <> 'ceased'`,
      values: [caller.partnerId],
    }),
  );
}

function countQuotes(world: World, { partnerId, id }: Caller) {
  const day = dayAfter(world.now(), EXPIRES_WITHIN_DAYS);
  const expiring = `status IN ('ready', 'partPriced') AND valid_until <= '${day}'`;
  const quotes = { text: `FROM quotes WHERE ${visibleQuotes}`, values: [partnerId, id] };
  const counts = { open: `status IN ('${openQuoteStatuses.join("', '")}')`, expiring };
  const company = numbersOf(world, counts, quotes);
  const mine = numbersOf(world, counts, joinSql(quotes, equal('owner_id', id)));
  return { open: company.open, expiring: { mine: mine.expiring, company: company.expiring } };
}

function countEstimates(world: World, caller: Caller) {
  expireQuotes(world);
  const estimates = createEstimateStore(world);
  const totalOf = (filters: Partial<Required<QueryOf<'listCloudEstimates'>>>) =>
    estimates.all(caller, filters).length;
  return {
    drafts: totalOf({ status: 'draft' }),
    ready: { mine: totalOf({ status: 'ready', scope: 'mine' }), company: totalOf({ status: 'ready' }) },
  };
}

function countApprovals(world: World, caller: Caller): WaitingCount {
  const query = { ...defaultQueryOf('listApprovals'), scope: 'all', status: 'pending' } as const;
  const { total, facets } = listApprovals(world, caller, query);
  return { mine: facets.scope.find(({ id }) => id === 'mine')?.count ?? 0, company: total };
}

function incidentsOf(world: World, caller: Caller): ApolloLanding['incidents'] {
  return openIncidents(world)
    .filter(({ town }) => liveServicesIn(world, caller, town) > 0)
    .slice(0, SHOWN)
    .map((incident) => {
      const { id, title, state, nextUpdateAt } = toIncident(world, incident);
      const { town } = incident;
      return { id, title, state, town, nextUpdateAt, affectedCount: affectedIn(world, caller, town) };
    });
}

/** The number of services in a town that are down or degraded. */
function affectedIn(world: World, caller: Caller, town: string): number {
  const query = { ...defaultQueryOf('listServices'), q: town, health: 'down,degraded', pageSize: 1 };
  return listServices(world, caller, query).total;
}

function plannedWorksOf(world: World, caller: Caller): ApolloLanding['plannedWorks'] {
  return openPlannedWorks(world)
    .flatMap(({ id, title, town, from, to }) => {
      const serviceCount = liveServicesIn(world, caller, town);
      return serviceCount === 0 ? [] : [{ id, title, from, to, serviceCount }];
    })
    .slice(0, SHOWN);
}
