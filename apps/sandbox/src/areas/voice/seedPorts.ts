import type { DatabaseSync } from 'node:sqlite';
import type { Port, PortStatus } from '../../contract/generated/openapi.ts';
import { fenwick, halden, northgate } from '../../seed/partners.ts';
import { numberOf, pick, pickBy } from '../../world/chance.ts';
import { towns } from '../../world/geography.ts';
import { addDays, isWeekend, momentOf } from '../../world/days.ts';
import { createInsert, dayAfter, minutesBefore } from '../../world/insert.ts';
import { colleagueNameOf, colleaguesOf } from '../../world/people.ts';
import { afterWorkingDays } from '../quotes/afterWorkingDays.ts';
import { firstNumberOf } from './phoneNumbers.ts';
import { letterProblem, rejectionOf } from './portProblems.ts';
import { ports, portSpans, type PortState } from './ports.ts';
import { portTimeOf, waitingForOf, type Span } from './portState.ts';
import { providers } from './providers.ts';
import { searchedText } from './ranges.ts';
import type { SeededTrunk } from './seedTrunks.ts';

const portCounts = [
  [northgate.id, 140, 6001],
  [fenwick.id, 6, 6401],
  [halden.id, 8, 6501],
] as const;

/** The states of the first ports, one of each; the others follow from the longer list. */
const firstStatuses: readonly PortStatus[] = [
  'draft',
  'waitingForSignature',
  'rejected',
  'agreed',
  'actionRequired',
  'inReview',
  'inReview',
  'complete',
  'cancelled',
];
const otherStatuses: readonly PortStatus[] = [
  'complete',
  'complete',
  'agreed',
  'complete',
  'inReview',
  'complete',
  'rejected',
  'complete',
  'agreed',
  'complete',
  'cancelled',
  'complete',
  'waitingForSignature',
];
const purposes = ['office', 'contact centre', 'warehouse', 'shops', 'clinic', 'head office'] as const;
const spanSizes = [10, 1, 100, 20, 1, 50] as const;
const GROUP_SIZE = 3;
const MINUTES_PER_DAY = 1440;

interface SeededPort {
  readonly id: string;
  readonly number: number;
  readonly index: number;
  readonly partnerId: string;
  readonly status: PortStatus;
  readonly providerName: string;
  readonly isWithProvider: boolean;
  readonly requestedDaysAgo: number;
  readonly date: string;
  readonly by: string;
  readonly begin: Date;
}

/** Fills ports in every state. The ports of a group have the same destination. */
export function fillPorts(database: DatabaseSync, trunks: readonly SeededTrunk[], begin: Date): void {
  const addPort = ports.createAdder(database);
  const addSpan = portSpans.createAdder(database);
  const addLetter = createInsert(database, 'attachments');
  const addEvent = createInsert(database, 'scheduled_events');
  for (const [partnerId, count, firstId] of portCounts) {
    const ownTrunks = trunks.filter((trunk) => trunk.partnerId === partnerId);
    for (let index = 0; index < count; index += 1) {
      const port = portAt(partnerId, index, firstId + index, begin);
      const letterId =
        port.status === 'draft' || port.status === 'waitingForSignature' ? null : `AT-${port.id}`;
      const content = `Letter of authority\n${port.id}\n`;
      if (letterId !== null)
        addLetter({
          id: letterId,
          partner_id: partnerId,
          name: 'Letter of authority.txt',
          size: Buffer.byteLength(content),
          media_type: 'text/plain',
          scan: 'clean',
          content: Buffer.from(content),
          uploaded_by: null,
          is_sent: 1,
        });
      const spans = spansAt(database, port, firstId);
      addPort(rowOf(port, spans, letterId, pick(ownTrunks, Math.floor(index / GROUP_SIZE))));
      for (const [position, { first, last }] of spans.entries())
        addSpan({ portId: port.id, position, first, last });
      const moves = nextMove(port);
      if (moves !== null) addEvent({ at: moves, kind: 'port.moves', subject_id: port.id, payload: '1' });
    }
  }
}

function portAt(partnerId: string, index: number, number: number, begin: Date): SeededPort {
  const id = `PT-${number}`;
  const status = firstStatuses[index] ?? pick(otherStatuses, index);
  const isOver = status === 'complete' || status === 'cancelled';
  const requestedDaysAgo = isOver ? 30 + numberOf(`${id} age`, 300) : 2 + numberOf(`${id} age`, 12);
  const person = pick(colleaguesOf(partnerId), numberOf(`${id} by`, 4));
  return {
    id,
    number,
    index,
    partnerId,
    status,
    providerName: pick(providers, index * 5 + 7).name,
    isWithProvider: status === 'inReview' && index % 2 === 0,
    requestedDaysAgo,
    date: isOver
      ? workingDayFrom(dayAfter(begin, 12 - requestedDaysAgo))
      : afterWorkingDays(begin, 6 + numberOf(`${id} date`, 18)),
    by: person.id,
    begin,
  };
}

function workingDayFrom(day: string): string {
  return isWeekend(day) ? workingDayFrom(addDays(day, 1)) : day;
}

/** The numbers of a port: a completed port has existing ranges, the others numbers of the losing provider. */
function spansAt(
  database: DatabaseSync,
  { status, partnerId, index, id }: SeededPort,
  firstId: number,
): Span[] {
  const group = Math.floor(index / GROUP_SIZE);
  const [town] = pick(towns, group);
  // The groups of the second round have numbers of the same towns.
  const round = Math.floor(group / towns.length);
  if (status === 'complete') {
    const row = database
      .prepare(
        'SELECT first, last FROM voice_ranges WHERE partner_id = ? AND area = ? ORDER BY number LIMIT 1 OFFSET ?',
      )
      .get(partnerId, town, (index % GROUP_SIZE) + round * GROUP_SIZE);
    if (row) return [{ first: Number(row['first']), last: Number(row['last']) }];
  }
  const base =
    firstNumberOf(town) + 30_000 + ((firstId - 6001) % 1000) * 10 + (index % GROUP_SIZE) * 200 + round * 600;
  const size = pick(spanSizes, index + numberOf(`${id} size`, 2));
  const main = { first: base, last: base + size - 1 };
  return index % 4 === 2 ? [main, { first: base + 150, last: base + 150 }] : [main];
}

function rowOf(port: SeededPort, spans: readonly Span[], letterId: string | null, trunk: SeededTrunk) {
  const { id, number, index, partnerId, status, providerName, begin, date, by } = port;
  const groupNumber = Math.floor(index / GROUP_SIZE);
  const [town] = pick(towns, groupNumber);
  const group = `${town} ${pickBy(purposes, `${partnerId} ${groupNumber}`)}`;
  const provider = providers.find(({ name }) => name === providerName) ?? pick(providers, 0);
  const hasDate = status === 'agreed' || status === 'complete';
  const history = historyOf(port);
  return {
    id,
    number,
    partnerId,
    groupName: group,
    providerId: provider.id,
    trunkId: trunk.id,
    status,
    waitingFor: port.isWithProvider ? 'thirdParty' : waitingForOf(status),
    numberCount: spans.reduce((total, { first, last }) => total + last - first + 1, 0),
    requestedDate: status === 'draft' ? null : date,
    portDate: hasDate ? date : null,
    requestedBy: { id: by, name: colleagueNameOf(by) },
    requestedAt: minutesBefore(begin, port.requestedDaysAgo * MINUTES_PER_DAY),
    updatedAt: history[0]?.at ?? begin.toISOString(),
    state: stateOf(port, trunk, letterId, history),
    searched: searchedText([id, group, provider.name, trunk.name, trunk.site.postcode]),
  };
}

function stateOf(
  { id, status, providerName, date, index }: SeededPort,
  trunk: SeededTrunk,
  letterId: string | null,
  history: Port['history'],
): PortState {
  const isDraft = status === 'draft';
  const reason = pick(['accountNumber', 'postcode', 'accountName'] as const, index + 1);
  return {
    accountNumber: isDraft ? '' : `${providerName.slice(0, 2).toUpperCase()}-${448_100 + numberOf(id, 800)}`,
    accountName: isDraft ? '' : (partnerNames[trunk.partnerId] ?? ''),
    postcode: isDraft ? '' : trunk.site.postcode,
    letterId,
    problem:
      status === 'rejected'
        ? rejectionOf(index === 2 ? 'accountNumber' : reason, providerName)
        : status === 'actionRequired'
          ? letterProblem
          : null,
    indicative: isDraft || status === 'cancelled' ? null : date,
    changes: [],
    history,
  };
}

const partnerNames: Readonly<Record<string, string>> = {
  [northgate.id]: northgate.name,
  [fenwick.id]: fenwick.name,
  [halden.id]: halden.name,
};

function step(moment: string, status: PortStatus, by: string, note: string): Port['history'][number] {
  return { at: moment, status, by, note };
}

/** The history of a port, newest first. */
function historyOf({ status, by, providerName, requestedDaysAgo, isWithProvider, date, begin }: SeededPort) {
  const at = (daysAgo: number) => minutesBefore(begin, daysAgo * MINUTES_PER_DAY + 35);
  const isOver = status === 'complete' || status === 'cancelled';
  // The whole history of a port that is over lies before its day.
  const span = isOver
    ? requestedDaysAgo - (begin.getTime() - Date.parse(momentOf(date, 0))) / MINUTES_PER_DAY / 60_000
    : requestedDaysAgo;
  const ago = (part: number) => at(requestedDaysAgo - span * part);
  const person = colleagueNameOf(by);
  const begun = step(at(requestedDaysAgo - 0.1), status === 'draft' ? 'draft' : 'inReview', person, '');
  const sent = step(
    ago(0.2),
    'inReview',
    'Quayside',
    `Your request is complete. We sent it to ${providerName}.`,
  );
  const agreed = step(ago(0.4), 'agreed', providerName, 'The date is agreed.');
  const ends: Readonly<Record<PortStatus, Port['history']>> = {
    draft: [step(at(requestedDaysAgo - 0.1), 'draft', person, 'Kept as a draft.')],
    waitingForSignature: [
      step(ago(0.2), 'waitingForSignature', 'Quayside', 'We need the signed letter of authority.'),
      begun,
    ],
    inReview: isWithProvider ? [sent, begun] : [begun],
    actionRequired: [step(ago(0.3), 'actionRequired', 'Quayside', `${letterProblem.title}.`), begun],
    rejected: [step(ago(0.5), 'rejected', providerName, 'See what to correct.'), sent, begun],
    agreed: [agreed, sent, begun],
    complete: [
      step(portTimeOf(date), 'complete', 'Quayside', 'The numbers work here now.'),
      agreed,
      sent,
      begun,
    ],
    cancelled: [step(ago(0.4), 'cancelled', person, 'We keep these numbers where they are.'), sent, begun],
  };
  return ends[status];
}

/** The moment at which a port leaves its state automatically; null if it does not. */
function nextMove({ id, status, date, begin }: SeededPort): string | null {
  if (status === 'agreed') return portTimeOf(date);
  return status === 'inReview' ? minutesBefore(begin, -(2000 + numberOf(`${id} move`, 9000))) : null;
}
