import { json, versioned } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route, type Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { callerOf, requireVersion } from '../caller.ts';
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
import { toRange } from './rangeRow.ts';
import { allRanges, findRange, listRanges, numbersOfRange, rangeRows } from './rangeStore.ts';
import { addRangeEvents, changeRange, setEmergencyAddress } from './rangeWrites.ts';
import { toPort } from './toPort.ts';
import { toExportedTrunk, trunkExport } from './trunkExport.ts';
import { allTrunks, changeTrunk, findTrunk, listTrunks, toTrunk } from './trunkStore.ts';

/** A page size that holds every row of a list, for exports. */
const EVERYTHING = 1_000_000;

/** The names of things in the messages of problems. */
const subjects = { range: 'This range', trunk: 'This trunk', port: 'This port' } as const;

/** The operations of voice: numbers, trunks and ports. */
export const voiceRoutes: AreaRoutes = (ports) => {
  const { world } = ports;
  addRangeEvents(world);
  addPortEvents(world);
  return [...rangeRoutes(world), ...trunkRoutes(world), ...portRoutes(world)];
};

function rangeRoutes(world: World) {
  function found(user: User, id: string): Row {
    return required(
      findRange(world, callerOf(user), id),
      'There are no such numbers. Look for them in the list.',
    );
  }

  function respond(user: User, id: string) {
    const row = found(user, id);
    return versioned(toRange(row), Number(row['version']));
  }

  const changedRange: Authorize<{ rangeId: string }> = ({ user, path }) => ({
    row: found(user, path.rangeId),
    subject: subjects.range,
  });

  return [
    route('listNumberRanges', ({ user, query }) => json(listRanges(world, callerOf(user), query))),
    route('createNumberExport', ({ user, body: { columns, ...filters } }) => {
      const caller = callerOf(user);
      const rows = rangeRows(world, caller, { ...allRanges, ...filters }, -1, 0).map((row) =>
        toExportedRange(toRange(row)),
      );
      return startExport(world, caller, { ...numberExport, rows, columns });
    }),
    route('getNumberRange', ({ user, path }) => respond(user, path.rangeId)),
    route('listNumbersOfRange', ({ user, path, query }) =>
      json(numbersOfRange(world, found(user, path.rangeId), query)),
    ),
    route(
      'changeNumberRange',
      ({ user, path, headers, body }) => {
        world.write(() => {
          const row = found(user, path.rangeId);
          requireVersion(headers['If-Match'], row, subjects.range, callerOf(user));
          changeRange(world, callerOf(user), row, body);
        });
        return respond(user, path.rangeId);
      },
      changedRange,
    ),
    route(
      'setEmergencyAddress',
      ({ user, path, headers, body }) => {
        world.write(() => {
          const row = found(user, path.rangeId);
          requireVersion(headers['If-Match'], row, subjects.range, callerOf(user));
          setEmergencyAddress(world, callerOf(user), row, body);
        });
        return respond(user, path.rangeId);
      },
      changedRange,
    ),
  ];
}

function trunkRoutes(world: World) {
  function found(user: User, id: string): Row {
    return required(findTrunk(world, callerOf(user), id), 'There is no such trunk. Look for it in the list.');
  }

  function respond(user: User, id: string) {
    const row = found(user, id);
    return versioned(toTrunk(row), Number(row['version']));
  }

  const changedTrunk: Authorize<{ trunkId: string }> = ({ user, path }) => ({
    row: found(user, path.trunkId),
    subject: subjects.trunk,
  });

  return [
    route('listTrunks', ({ user, query }) => json(listTrunks(world, callerOf(user), query))),
    route('createTrunkExport', ({ user, body: { columns, ...filters } }) => {
      const caller = callerOf(user);
      const { items } = listTrunks(world, caller, { ...allTrunks, ...filters, pageSize: EVERYTHING });
      return startExport(world, caller, { ...trunkExport, rows: items.map(toExportedTrunk), columns });
    }),
    route('getTrunk', ({ user, path }) => respond(user, path.trunkId)),
    route(
      'changeTrunk',
      ({ user, path, headers, body }) => {
        world.write(() => {
          const row = found(user, path.trunkId);
          requireVersion(headers['If-Match'], row, subjects.trunk, callerOf(user));
          changeTrunk(world, callerOf(user), row, body);
        });
        return respond(user, path.trunkId);
      },
      changedTrunk,
    ),
  ];
}

function portRoutes(world: World) {
  function found(user: User, id: string): Row {
    return required(
      findPort(world, callerOf(user), id),
      'There is no port with this number. Look for it in the list.',
    );
  }

  function respond(user: User, id: string, headers?: Record<string, string>) {
    const row = found(user, id);
    return versioned(toPort(world, row), Number(row['version']), headers);
  }

  /** Runs `work` on a port within one write, after checking the caller's version. */
  function change(user: User, id: string, ifMatch: string, work: (row: Row) => void) {
    world.write(() => {
      const row = found(user, id);
      requireVersion(ifMatch, row, subjects.port, callerOf(user));
      work(row);
    });
    return respond(user, id);
  }

  const changedPort: Authorize<{ portId: string }> = ({ user, path }) => ({
    row: found(user, path.portId),
    subject: subjects.port,
  });

  return [
    route('listLosingProviders', () => json({ items: [...providers] })),
    route('checkPortability', ({ body }) =>
      json(checkSpans(world, readSpans(body.numbers), body.losingProviderId)),
    ),
    route('listPorts', ({ user, query }) => json(listPorts(world, callerOf(user), query))),
    route('createPortExport', ({ user, body: { columns, ...filters } }) => {
      const caller = callerOf(user);
      const { items } = listPorts(world, caller, { ...allPorts, ...filters, pageSize: EVERYTHING });
      return startExport(world, caller, { ...portExport, rows: items.map(toExportedPort), columns });
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
        change(user, path.portId, headers['If-Match'], (row) =>
          correctPort(world, callerOf(user), row, body),
        ),
      changedPort,
    ),
    route(
      'changePortDate',
      ({ user, path, headers, body }) =>
        change(user, path.portId, headers['If-Match'], (row) =>
          changePortDate(world, callerOf(user), row, body),
        ),
      changedPort,
    ),
    route(
      'cancelPort',
      ({ user, path, headers, body }) =>
        change(user, path.portId, headers['If-Match'], (row) =>
          cancelPort(world, callerOf(user), row, body.reason),
        ),
      changedPort,
    ),
  ];
}

/** The row. Throws 404 without one. */
function required(row: Row | undefined, sentence: string): Row {
  if (row === undefined) throw new ProblemError(404, sentence);
  return row;
}
