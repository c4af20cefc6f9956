import type { StatusLabelTone } from '@quayside/ui/StatusLabel';

export interface SampleCase {
  readonly number: string;
  readonly subject: string;
  readonly site: string;
  readonly status: string;
  readonly tone: StatusLabelTone;
  readonly isWaiting: boolean;
}

const subjects = [
  'No connection since 06:40',
  'Packet loss towards Frankfurt',
  'Move the router to the second floor',
  'Invoice 2026-10 has two lines for one circuit',
  'Slow connection in the afternoon',
  'Add a second IP range',
];
const sites = ['Leeds, 1 Wellington Place', 'London, 260 Goswell Road', 'Bristol, 2 Glass Wharf'];
const statuses = [
  { status: 'Waiting for you', tone: 'caution', isWaiting: true },
  { status: 'In progress', tone: 'info', isWaiting: false },
  { status: 'With our supplier', tone: 'info', isWaiting: false },
  { status: 'Closed', tone: 'neutral', isWaiting: false },
] as const;

/** Enough cases for two pages. */
export const sampleCases: readonly SampleCase[] = Array.from({ length: 24 }, (_, index) => ({
  number: String(204_986 - index).padStart(8, '0'),
  subject: subjects[index % subjects.length] ?? '',
  site: sites[index % sites.length] ?? '',
  ...(statuses[index % statuses.length] ?? statuses[0]),
}));
