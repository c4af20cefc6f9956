import type { CasePriority, CaseStatus } from '../contract/generated/openapi.ts';
import { isAmong, numberOf, pick, pickBy } from './chance.ts';
import { caseTemplates, type CaseTemplate, type Speaker } from './caseTemplates.ts';
import { incidentOf } from './events.ts';
import { carriers, colleaguesOf, engineers, type Colleague } from './people.ts';
import type { WorldService } from './services.ts';

/** An entry of a conversation. Times are minutes before the world begins. */
export interface WorldEntry {
  readonly kind: 'message' | 'event';
  readonly minutesAgo: number;
  readonly role: Speaker;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly text: string;
  readonly attachment: { readonly name: string; readonly scan: 'clean' | 'pending' | 'blocked' } | null;
}

/** A case as the world begins. Times are minutes before that moment. */
export interface WorldCase {
  readonly caseNumber: string;
  readonly partnerId: string;
  readonly template: CaseTemplate;
  readonly service: WorldService | null;
  readonly carrier: string;
  readonly subject: string;
  readonly description: string;
  readonly status: CaseStatus;
  readonly priority: CasePriority;
  readonly customerReference: string;
  readonly raisedBy: Colleague;
  readonly raisedMinutesAgo: number;
  readonly updatedMinutesAgo: number;
  readonly entries: readonly WorldEntry[];
  readonly incidentId: string | null;
  /** How it is or will be solved. */
  readonly resolution: string;
}

const CASE_COUNT = 5000;
const NEWEST_NUMBER = 12_352;
const MINUTES_PER_DAY = 1440;
/** The conversation of this case has 300 entries. */
const LONG_CASE = '00012342';
const LONG_ENTRY_COUNT = 300;

/** States of cases that tests and examples rely on. */
const fixedStatuses = new Map<string, CaseStatus>([
  ['00012345', 'waitingForYou'],
  ['00012346', 'resolved'],
  ['00012347', 'inProgress'],
  ['00012348', 'withSupplier'],
  [LONG_CASE, 'inProgress'],
]);

/** The users who raised the fixed cases, as positions in the partner's list of users. */
const fixedRaisers = new Map([
  ['00012345', 0],
  ['00012346', 0],
  [LONG_CASE, 0],
  ['00012347', 1],
  ['00012348', 1],
]);

/** The 5,000 cases of the world, newest first, the same on every machine. */
export function createCases(services: readonly WorldService[]): WorldCase[] {
  const subjects = subjectsOf(services);
  return Array.from({ length: CASE_COUNT }, (_unused, index) => caseAt(index, subjects));
}

/** The services that cases may be about. */
interface Subjects {
  readonly interrupted: readonly WorldService[];
  /** The others of each partner. */
  readonly byPartner: ReadonlyMap<string, Record<'live' | 'inDelivery', WorldService[]>>;
  /** The ids of services with an unresolved fault: one fault has one case. */
  readonly faulty: Set<string>;
}

function subjectsOf(services: readonly WorldService[]): Subjects {
  const byPartner = new Map<string, Record<'live' | 'inDelivery', WorldService[]>>();
  for (const service of services) {
    const ofPartner = byPartner.get(service.partnerId) ?? { live: [], inDelivery: [] };
    byPartner.set(service.partnerId, ofPartner);
    if (service.status === 'inDelivery') ofPartner.inDelivery.push(service);
    else if (service.isMeasured && !isInterrupted(service)) ofPartner.live.push(service);
  }
  return { interrupted: services.filter(isInterrupted), byPartner, faulty: new Set() };
}

function isInterrupted(service: WorldService): boolean {
  return incidentOf(service) !== undefined;
}

/** The service of a case. An unresolved fault is about a service that no other one is about. */
function subjectOf(
  subjects: Subjects,
  {
    caseNumber,
    partnerId,
    template,
    status,
  }: Pick<Draft, 'caseNumber' | 'partnerId' | 'template' | 'status'>,
): WorldService | null {
  if (template.about === null) return null;
  if (caseNumber === '00012345') return pick(subjects.interrupted, 0);
  const possible = subjects.byPartner.get(partnerId)?.[template.about] ?? [];
  let position = numberOf(`${caseNumber} service`, possible.length);
  if (template.impact === 'none' || !unresolvedStatuses.has(status)) return pick(possible, position);
  while (subjects.faulty.has(pick(possible, position).id)) position += 1;
  const service = pick(possible, position);
  subjects.faulty.add(service.id);
  return service;
}

/** The states of a case whose fault lasts on. */
const unresolvedStatuses: ReadonlySet<CaseStatus> = new Set([
  'new',
  'inProgress',
  'withSupplier',
  'waitingForYou',
]);

function caseAt(index: number, subjects: Subjects): WorldCase {
  const caseNumber = String(NEWEST_NUMBER - index).padStart(8, '0');
  const partnerIds = [...subjects.byPartner.keys()];
  const partnerId = pick(partnerIds, fixedStatuses.has(caseNumber) ? 0 : partnerIndexOf(caseNumber));
  const template =
    index < 20 ? pick(caseTemplates, index + 3) : pickBy(caseTemplates, `${caseNumber} template`);
  // The newest are minutes old, the oldest two years.
  const raisedMinutesAgo = Math.round(40 + 11 * index ** 1.35);
  const status = statusOf(caseNumber, template, raisedMinutesAgo / MINUTES_PER_DAY);
  const service = subjectOf(subjects, { caseNumber, partnerId, template, status });
  const people = colleaguesOf(partnerId);
  const draft = {
    caseNumber,
    partnerId,
    template,
    service,
    carrier: pickBy(carriers, `${caseNumber} carrier`),
    status,
    raisedBy: pick(people, fixedRaisers.get(caseNumber) ?? numberOf(`${caseNumber} person`, people.length)),
    raisedMinutesAgo,
  };
  const entries = entriesOf(draft);
  return {
    ...draft,
    subject: fill(template.subject, draft),
    description: fill(template.description, draft),
    resolution: fill(template.resolution, draft),
    priority: pickBy(
      ['normal', 'normal', 'normal', 'high', 'low', 'urgent'] as const,
      `${caseNumber} priority`,
    ),
    customerReference: isAmong(55, `${caseNumber} reference`) ? `INC-${4000 + index}` : '',
    entries,
    updatedMinutesAgo: entries.at(-1)?.minutesAgo ?? raisedMinutesAgo,
    incidentId: (service && incidentOf(service)?.id) ?? null,
  };
}

function partnerIndexOf(caseNumber: string): number {
  if (isAmong(3, `${caseNumber} second`)) return 1;
  return isAmong(4, `${caseNumber} third`) ? 2 : 0;
}

function statusOf(caseNumber: string, { impact }: CaseTemplate, ageDays: number): CaseStatus {
  const fixed = fixedStatuses.get(caseNumber);
  if (fixed !== undefined) return fixed;
  if (ageDays < 0.1) return 'new';
  const openPercent = ageDays < 10 ? 70 : ageDays < 60 ? 12 : 0.4;
  if (ageDays < longestFaultDays[impact] && isAmong(openPercent, `${caseNumber} open`))
    return pickBy(
      ['inProgress', 'inProgress', 'withSupplier', 'waitingForYou', 'resolved'] as const,
      `${caseNumber} state`,
    );
  return isAmong(6, `${caseNumber} cancelled`) ? 'cancelled' : 'closed';
}

/** The longest that a fault lasts, by its impact. */
const longestFaultDays = { down: 6, intermittent: 40, degraded: 40, none: Infinity } as const;

type Draft = Pick<
  WorldCase,
  'caseNumber' | 'partnerId' | 'template' | 'service' | 'carrier' | 'status' | 'raisedBy' | 'raisedMinutesAgo'
>;

/** The conversation of a case. Its last entry explains the state of the case. */
function entriesOf(draft: Draft): WorldEntry[] {
  const { caseNumber, template, status, raisedMinutesAgo } = draft;
  const said: (readonly [Speaker, string])[] = [
    ['customer', template.description],
    ['system', 'We received your case.'],
    ...(status === 'new' ? [] : linesOf(caseNumber, template)),
    ...closingLinesOf(draft),
  ];
  // The conversation takes up to three days, and less than the age of the case. That of an open case goes on until yesterday.
  const shortest = Math.min(raisedMinutesAgo * 0.9, 4320);
  const isOver = status === 'closed' || status === 'cancelled';
  const spanMinutes = isOver
    ? shortest
    : Math.max(shortest, raisedMinutesAgo - numberOf(`${caseNumber} latest`, 2 * MINUTES_PER_DAY));
  return said.map(([speaker, text], index) => {
    const minutesAgo = Math.round(raisedMinutesAgo - (spanMinutes * index) / Math.max(1, said.length - 1));
    return toEntry(draft, speaker, fill(text, draft), index === 0 ? raisedMinutesAgo : minutesAgo, index);
  });
}

function linesOf(caseNumber: string, { lines }: CaseTemplate): (readonly [Speaker, string])[] {
  if (caseNumber !== LONG_CASE) return [...lines];
  return Array.from({ length: LONG_ENTRY_COUNT - 2 }, (_unused, index) => {
    const [speaker, text] = pick(lines, index);
    return [speaker, `${text} (Update ${index + 1})`] as const;
  });
}

function closingLinesOf({ status, template, caseNumber }: Draft): (readonly [Speaker, string])[] {
  if (caseNumber === LONG_CASE) return [];
  if (status === 'waitingForYou') return [['engineer', template.question]];
  if (status === 'resolved')
    return [['engineer', `${template.resolution} Please confirm that it works for you.`]];
  if (status === 'closed')
    return [
      ['engineer', template.resolution],
      ['system', 'You accepted the solution. The case is closed.'],
    ];
  if (status === 'cancelled') return [['system', 'The case was cancelled.']];
  return status === 'withSupplier' ? [['system', 'We are waiting for {carrier}.']] : [];
}

function toEntry(
  { caseNumber, raisedBy, carrier, template }: Draft,
  role: Speaker,
  text: string,
  minutesAgo: number,
  index: number,
): WorldEntry {
  const names = {
    customer: raisedBy.name,
    engineer: pickBy(engineers, `${caseNumber} engineer`),
    supplier: carrier,
    system: 'Quayside',
  };
  const attaches = index === 0 ? template.attaches : undefined;
  const hasFile =
    attaches !== undefined || (role === 'customer' && isAmong(18, `${caseNumber} file ${index}`));
  return {
    kind: role === 'system' ? 'event' : 'message',
    minutesAgo,
    role,
    authorId: role === 'customer' ? raisedBy.id : null,
    authorName: names[role],
    text,
    attachment: hasFile ? attachmentOf(caseNumber, attaches) : null,
  };
}

function attachmentOf(caseNumber: string, attaches: string | undefined): WorldEntry['attachment'] {
  const name =
    attaches ??
    pickBy(['router.log', 'speed-test.txt', 'trace-route.txt', 'line-errors.csv'], `${caseNumber} name`);
  return { name, scan: isAmong(3, `${caseNumber} scan`) ? 'blocked' : 'clean' };
}

function fill(text: string, { service, carrier, raisedBy }: Draft): string {
  return text
    .replaceAll('{site}', service?.aEnd.name ?? 'our head office')
    .replaceAll('{service}', service?.name ?? 'our account')
    .replaceAll('{carrier}', carrier)
    .replaceAll('{name}', raisedBy.name);
}
