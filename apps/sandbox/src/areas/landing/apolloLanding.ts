import type { Landing, PermissionId } from '../../contract/generated/openapi.ts';
import { sharedRights } from '../../rights/rights.ts';
import { defaultQueryOf } from '../../contract/defaultQuery.ts';
import { joinSql, type Sql } from '../../store/sqlFilter.ts';
import type { World } from '../../world/createWorld.ts';
import { openPlannedWorks } from '../../world/events.ts';
import { dayAfter } from '../../world/insert.ts';
import { visibleApprovals } from '../approvals/approvalQuery.ts';
import { delegatorsOf } from '../approvals/delegations.ts';
import type { Caller } from '../caller.ts';
import { expireQuotes } from '../cloud/quotes.ts';
import { createEstimateStore } from '../cloud/store.ts';
import { countDeals } from '../partner-programme/listDeals.ts';
import { openStatuses as openQuoteStatuses, visible as visibleQuotes } from '../quotes/quoteRecord.ts';
import { summaryOf } from '../delivery/deliverySummary.ts';
import { readServices } from '../services/visibleServices.ts';
import { visibleCases } from '../support/caseQuery.ts';
import { openIncidents, toIncident } from '../support/toCase.ts';
import { listPorts } from '../voice/portStore.ts';
import { listRanges } from '../voice/rangeStore.ts';
import type { ApolloAccess } from './apolloAccess.ts';
import { liveServicesIn } from './liveServicesIn.ts';
import { EXPIRES_WITHIN_DAYS, nextActionOf } from './nextAction.ts';

type ApolloLanding = NonNullable<Landing['apollo']>;

const SHOWN = 3;

/** The numbers of the Apollo landing page, counted for one caller. */
export function apolloLanding(
  world: World,
  caller: Caller,
  access: ApolloAccess,
  newDocuments: number,
): ApolloLanding {
  const cases = countCases(world, caller);
  const services = access.services ? countServices(world, caller) : null;
  const quotes = access.quotes ? countQuotes(world, caller) : null;
  const estimates = access.estimates ? countEstimates(world, caller) : null;
  const may = (permission: PermissionId): boolean => sharedRights().grants(caller.roles, permission);
  return {
    waiting: {
      cases: cases.waiting,
      approvals: access.approvals ? countApprovals(world, caller) : null,
      services: access.services ? summaryOf(world, caller).waitingForYou : null,
      ports: listPorts(world, caller, { ...defaultQueryOf('listPorts'), waitingFor: 'you', pageSize: 1 })
        .total,
      quotes: quotes && (may('createQuotes') ? quotes.expiring : 0),
      cloudQuotes: estimates && (may('createQuotes') ? estimates.ready : 0),
      deals: access.deals
        ? may('registerDeals')
          ? countDeals(world, caller, { attention: 'yes' })
          : 0
        : null,
    },
    next: nextActionOf(world, caller, access),
    health: services && { down: services.down, degraded: services.degraded },
    incidents: incidentsOf(world, caller),
    plannedWorks: plannedWorksOf(world, caller),
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

function countCases(world: World, caller: Caller) {
  const open = { text: ` AND c.status NOT IN ('closed', 'cancelled')`, values: [] };
  const counts = { open: '1', waiting: `c.waiting_for = 'you'` };
  return numbersOf(world, counts, joinSql(visibleCases(caller), open));
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
  return numbersOf(
    world,
    {
      open: `status IN ('${openQuoteStatuses.join("', '")}')`,
      expiring: `status IN ('ready', 'partPriced') AND valid_until <= '${day}'`,
    },
    { text: `FROM quotes WHERE ${visibleQuotes}`, values: [partnerId, id] },
  );
}

function countEstimates(world: World, caller: Caller) {
  expireQuotes(world);
  const estimates = createEstimateStore(world);
  const totalOf = (status: string) => estimates.all(caller, { status }).length;
  return { drafts: totalOf('draft'), ready: totalOf('ready') };
}

/** The pending approvals of the caller in person: the list's default scope. */
function countApprovals(world: World, caller: Caller): number {
  const from = visibleApprovals(caller, delegatorsOf(world, caller), world.now());
  return numbersOf(world, { mine: `scope = 'mine' AND status = 'pending'` }, from).mine;
}

function incidentsOf(world: World, caller: Caller): ApolloLanding['incidents'] {
  return openIncidents(world)
    .flatMap((incident) => {
      const serviceCount = liveServicesIn(world, caller, incident.town);
      const { id, title, state, nextUpdateAt } = toIncident(world, incident);
      const { town } = incident;
      return serviceCount === 0 ? [] : [{ id, title, state, town, nextUpdateAt, serviceCount }];
    })
    .slice(0, SHOWN);
}

function plannedWorksOf(world: World, caller: Caller): ApolloLanding['plannedWorks'] {
  return openPlannedWorks(world)
    .flatMap(({ id, title, town, from, to }) => {
      const serviceCount = liveServicesIn(world, caller, town);
      return serviceCount === 0 ? [] : [{ id, title, from, to, serviceCount }];
    })
    .slice(0, SHOWN);
}
