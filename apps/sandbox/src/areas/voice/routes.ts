import { defaultQueryOf } from '../../contract/defaultQuery.ts';
import { json } from '../../http/apiResponse.ts';
import { route, type Authorize } from '../../http/route.ts';
import type { World } from '../../world/createWorld.ts';
import { createAccess } from '../access.ts';
import { callerOf } from '../caller.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { numberExport, toExportedRange } from './numberExport.ts';
import { checkSpans, readSpans } from './portability.ts';
import { addPortEvents } from './portEvents.ts';
import { portExport, toExportedPort } from './portExport.ts';
import { allPorts, findPort, listPorts } from './portStore.ts';
import { cancelPort, changePortDate, correctPort, insertPort } from './portWrites.ts';
import { providers } from './providers.ts';
import { ranges, toRange } from './ranges.ts';
import { allRanges, listRanges, numbersOfRange } from './rangeStore.ts';
import { addRangeEvents, changeRange, setEmergencyAddress } from './rangeWrites.ts';
import { toPort } from './toPort.ts';
import { toExportedTrunk, trunkExport } from './trunkExport.ts';
import { portActions, rangeActions, trunkActions } from './voiceActions.ts';
import { allTrunks, changeTrunk, findTrunk, listTrunks, toTrunk } from './trunkStore.ts';

/** The operations of voice: numbers, trunks and ports. */
export const voiceRoutes: AreaRoutes = ({ world }) => {
  addRangeEvents(world);
  addPortEvents(world);
  return [...rangeRoutes(world), ...trunkRoutes(world), ...portRoutes(world)];
};

function rangeRoutes(world: World) {
  const { found, respond, write, changed } = createAccess(world, {
    subject: 'This range',
    missing: 'There are no such numbers. Look for them in the list.',
    find: (user, id) => ranges.first(world, 'id = ? AND partner_id = ?', id, callerOf(user).partnerId),
    show: toRange,
    actions: rangeActions,
  });
  const changedRange: Authorize<{ rangeId: string }> = ({ user, path }) => changed(user, path.rangeId);

  return [
    route('listNumberRanges', ({ user, query }) => json(listRanges(world, callerOf(user), query))),
    route('createNumberExport', ({ user, body: { columns, ...filters } }) => {
      const caller = callerOf(user);
      const query = { ...defaultQueryOf('listNumberRanges'), ...filters };
      const rows = allRanges(world, caller, query).map((range) => toExportedRange(toRange(range)));
      return startExport(world, caller, 'createNumberExport', { ...numberExport, rows, columns });
    }),
    route('getNumberRange', ({ user, path }) => respond(user, path.rangeId)),
    route('listNumbersOfRange', ({ user, path, query }) =>
      json(numbersOfRange(world, found(user, path.rangeId), query)),
    ),
    route(
      'changeNumberRange',
      ({ user, path, headers, body }) =>
        write(user, path.rangeId, headers['If-Match'], 'edit', (range) =>
          changeRange(world, callerOf(user), range, body),
        ),
      changedRange,
    ),
    route(
      'setEmergencyAddress',
      ({ user, path, headers, body }) =>
        write(user, path.rangeId, headers['If-Match'], 'setEmergencyAddress', () =>
          setEmergencyAddress(world, callerOf(user), path.rangeId, body),
        ),
      changedRange,
    ),
  ];
}

function trunkRoutes(world: World) {
  const { respond, write, changed } = createAccess(world, {
    subject: 'This trunk',
    missing: 'There is no such trunk. Look for it in the list.',
    find: (user, id) => findTrunk(world, callerOf(user), id),
    show: toTrunk,
    actions: trunkActions,
  });
  const changedTrunk: Authorize<{ trunkId: string }> = ({ user, path }) => changed(user, path.trunkId);

  return [
    route('listTrunks', ({ user, query }) => json(listTrunks(world, callerOf(user), query))),
    route('createTrunkExport', ({ user, body: { columns, ...filters } }) => {
      const caller = callerOf(user);
      const rows = allTrunks(world, caller, { ...defaultQueryOf('listTrunks'), ...filters });
      return startExport(world, caller, 'createTrunkExport', {
        ...trunkExport,
        rows: rows.map(toExportedTrunk),
        columns,
      });
    }),
    route('getTrunk', ({ user, path }) => respond(user, path.trunkId)),
    route(
      'changeTrunk',
      ({ user, path, headers, body }) =>
        write(user, path.trunkId, headers['If-Match'], 'edit', () =>
          changeTrunk(world, callerOf(user), path.trunkId, body),
        ),
      changedTrunk,
    ),
  ];
}

function portRoutes(world: World) {
  const { respond, write, changed } = createAccess(world, {
    subject: 'This port',
    missing: 'There is no port with this number. Look for it in the list.',
    find: (user, id) => findPort(world, callerOf(user), id),
    show: (port) => toPort(world, port),
    actions: portActions(world),
  });
  const changedPort: Authorize<{ portId: string }> = ({ user, path }) => changed(user, path.portId);

  return [
    route('listLosingProviders', () => json({ items: [...providers] })),
    route('checkPortability', ({ body }) =>
      json(checkSpans(world, readSpans(body.numbers), body.losingProviderId)),
    ),
    route('listPorts', ({ user, query }) => json(listPorts(world, callerOf(user), query))),
    route('createPortExport', ({ user, body: { columns, ...filters } }) => {
      const caller = callerOf(user);
      const rows = allPorts(world, caller, { ...defaultQueryOf('listPorts'), ...filters });
      return startExport(world, caller, 'createPortExport', {
        ...portExport,
        rows: rows.map(toExportedPort),
        columns,
      });
    }),
    route('createPort', ({ user, headers, body }) => {
      const caller = callerOf(user);
      const submission = { key: headers['Idempotency-Key'], operationId: 'createPort', body };
      const id = createOnce(world, caller, submission, () => insertPort(world, caller, body));
      return respond(user, id, { location: `/api/portal/rest/voice/ports/${id}` });
    }),
    route('getPort', ({ user, path }) => respond(user, path.portId)),
    route(
      'correctPort',
      ({ user, path, headers, body }) =>
        write(user, path.portId, headers['If-Match'], 'correct', (row) =>
          correctPort(world, callerOf(user), row, body),
        ),
      changedPort,
    ),
    route(
      'changePortDate',
      ({ user, path, headers, body }) =>
        write(user, path.portId, headers['If-Match'], 'changeDate', (row) =>
          changePortDate(world, callerOf(user), row, body),
        ),
      changedPort,
    ),
    route(
      'cancelPort',
      ({ user, path, headers, body }) =>
        write(user, path.portId, headers['If-Match'], 'cancel', (row) =>
          cancelPort(world, callerOf(user), row, body.reason),
        ),
      changedPort,
    ),
  ];
}
