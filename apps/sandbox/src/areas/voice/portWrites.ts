import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import { toPostcode } from '../../http/typedValues.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { findAttachment, sendAttachment } from '../conversations/attachments.ts';
import { checkSpans, readSpans, requirePortable, requireProvider } from './portability.ts';
import { scheduleNextMove } from './portEvents.ts';
import { recordPortStep } from './portSteps.ts';
import { countNumbers, earliestDateOf, isWorkingDay, waitingForOf } from './portState.ts';
import { trunkOf } from './rangeWrites.ts';
import { searchedText } from './ranges.ts';
import { ports, portSpans, type PortRow } from './ports.ts';
import { beforeEarliest } from '../../world/days.ts';

type PortDetails = BodyOf<'correctPort'>;
interface FieldError {
  readonly pointer: string;
  readonly detail: string;
}

/** Stores a port, schedules its first step, and returns its id. */
export function insertPort(world: World, caller: Caller, body: BodyOf<'createPort'>): string {
  const { isDraft, losingProviderId } = body;
  const spans = readSpans(body.numbers);
  const provider = requireProvider(losingProviderId);
  requirePortable(checkSpans(world, spans, losingProviderId));
  const trunk = trunkOf(world, caller, body.trunkId);
  const numberCount = countNumbers(spans);
  if (isDraft) {
    const errors = letterErrors(world, caller, body);
    if (errors.length > 0) throw refuse(errors);
  } else checkDetails(world, caller, body, numberCount);
  if (body.letterId !== null) sendAttachment(world, body.letterId);
  const number = ports.greatest(world, 'number') + 1;
  const id = `PT-${number}`;
  const now = world.now();
  const at = now.toISOString();
  const status = isDraft ? 'draft' : body.letterId === null ? 'waitingForSignature' : 'inReview';
  const group = body.group.trim();
  ports.add(world, {
    id,
    number,
    partnerId: caller.partnerId,
    groupName: group,
    providerId: losingProviderId,
    trunkId: trunk?.id,
    status,
    waitingFor: waitingForOf(status),
    numberCount,
    requestedDate: body.requestedDate,
    requestedBy: caller,
    requestedAt: at,
    updatedAt: at,
    state: {
      ...detailsOf(body),
      problem: null,
      indicative: isDraft ? null : body.requestedDate,
      changes: [],
      history: [{ at, status, by: caller.name, note: isDraft ? 'Kept as a draft.' : '' }],
    },
    searched: searchedText([id, group, provider, trunk?.name]),
  });
  for (const [position, { first, last }] of spans.entries())
    portSpans.add(world, { portId: id, position, first, last });
  scheduleNextMove(world, id, now);
  return id;
}

/** Corrects a port, and submits it again. */
export function correctPort(world: World, caller: Caller, row: PortRow, body: PortDetails): void {
  const { id, status, numberCount } = row;
  checkDetails(world, caller, body, numberCount);
  requireChange(row, body);
  const isSigned = body.letterId !== null;
  if (body.letterId !== null) sendAttachment(world, body.letterId);
  const now = world.now();
  recordPortStep(world, row, {
    status: isSigned ? 'inReview' : 'waitingForSignature',
    by: caller.name,
    note: status === 'draft' ? 'Submitted.' : 'Corrected and submitted again.',
    at: now,
    requestedDate: body.requestedDate,
    state: { ...detailsOf(body), indicative: body.requestedDate },
  });
  scheduleNextMove(world, id, now);
}

export function changePortDate(
  world: World,
  caller: Caller,
  row: PortRow,
  { date, reason }: BodyOf<'changePortDate'>,
): void {
  const { id, portDate, numberCount } = row;
  const errors = dateErrors(world, date, numberCount, '/date');
  if (errors.length > 0) throw refuse(errors);
  const now = world.now();
  const changes = row.state.changes;
  recordPortStep(world, row, {
    status: 'agreed',
    by: caller.name,
    note: reason.trim() === '' ? 'Moved to another day.' : reason.trim(),
    at: now,
    portDate: date,
    state: {
      indicative: date,
      changes: [
        { at: now.toISOString(), from: portDate ?? date, to: date, by: caller.name, reason: reason.trim() },
        ...changes,
      ],
    },
  });
  scheduleNextMove(world, id, now);
}

/** Ends a port before the numbers move. */
export function cancelPort(world: World, caller: Caller, row: PortRow, reason: string): void {
  recordPortStep(world, row, {
    status: 'cancelled',
    by: caller.name,
    note: reason.trim(),
    at: world.now(),
    portDate: null,
  });
}

/** Throws 422 for a rejected port that is sent again as it was. */
function requireChange(row: PortRow, body: PortDetails): void {
  const before = row.state;
  if (row.status !== 'rejected' || before.problem === null) return;
  const after = detailsOf(body);
  const fields = (['accountNumber', 'accountName', 'postcode'] as const).filter((field) =>
    before.problem?.corrections.some((correction) => correction.field === field),
  );
  const [first] = fields;
  const isChanged =
    after.letterId !== before.letterId || fields.some((field) => after[field] !== before[field]);
  if (first !== undefined && !isChanged)
    throw refuse([{ pointer: `/${first}`, detail: 'is as it was when the port was rejected' }]);
}

function detailsOf({ accountNumber, accountName, postcode, letterId }: PortDetails) {
  return {
    accountNumber: accountNumber.trim(),
    accountName: accountName.trim(),
    postcode: toPostcode(postcode) ?? postcode.trim(),
    letterId,
  };
}

/** Throws 422 for missing details of a port. */
function checkDetails(world: World, caller: Caller, body: PortDetails, numberCount: number): void {
  const missing = (['accountNumber', 'accountName', 'postcode'] as const)
    .filter((field) => body[field].trim() === '')
    .map((field) => ({ pointer: `/${field}`, detail: 'is required' }));
  const isWrong = body.postcode.trim() !== '' && toPostcode(body.postcode) === null;
  const errors = [
    ...missing,
    ...(isWrong ? [{ pointer: '/postcode', detail: 'Enter a full postcode, such as BS1 4RW' }] : []),
    ...letterErrors(world, caller, body),
    ...(body.requestedDate === null
      ? [{ pointer: '/requestedDate', detail: 'Choose a day' }]
      : dateErrors(world, body.requestedDate, numberCount, '/requestedDate')),
  ];
  if (errors.length > 0) throw refuse(errors);
}

/** The letter may be any attachment that the caller may use: an own one, or the one that the port has. */
function letterErrors(
  world: World,
  caller: Caller,
  { letterId }: Pick<PortDetails, 'letterId'>,
): FieldError[] {
  if (letterId === null || findAttachment(world, caller, letterId) !== undefined) return [];
  return [{ pointer: '/letterId', detail: 'Attach the letter of authority again' }];
}

function dateErrors(world: World, day: string, numberCount: number, pointer: string): FieldError[] {
  if (!isWorkingDay(day)) return [{ pointer, detail: 'Choose a working day, Monday to Friday' }];
  const earliest = earliestDateOf(world.now(), numberCount);
  return day < earliest ? [{ pointer, detail: beforeEarliest(earliest) }] : [];
}

function refuse(errors: readonly FieldError[]): ProblemError {
  return new ProblemError(422, 'The port cannot be sent like this. Correct the named fields.', {
    errors: [...errors],
  });
}
