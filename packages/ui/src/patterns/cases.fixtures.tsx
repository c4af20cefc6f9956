import { DateTime } from '../components/DateTime/DateTime.tsx';
import {
  waitingForFilter,
  waitingNames,
  type WaitingFor,
} from '../components/FilterBar/FilterBar.fixtures.ts';
import type { FilterBarFilter, FilterBarValue } from '../components/FilterBar/FilterBar.tsx';
import { RowTitle } from '../components/RowTitle/RowTitle.tsx';
import { StatusLabel, type StatusLabelTone } from '../components/StatusLabel/StatusLabel.tsx';
import type { TableColumn } from '../components/Table/Table.tsx';

export type SupportCase = {
  number: string;
  subject: string;
  site: string;
  waitingFor: WaitingFor;
  status: string;
  impact: 'down' | 'intermittent' | 'degraded' | 'none';
  updatedAt: Date;
};

const subjects = [
  ['Packet loss towards Frankfurt', 'degraded'],
  ['No light on the A end since 06:40', 'down'],
  ['Router replaced, please confirm', 'none'],
  ['Latency above the agreed 12 ms', 'degraded'],
  ['Second VLAN for the new NNI', 'none'],
  ['Circuit drops every night at 02:00', 'intermittent'],
  ['Invoice 88214 shows the old bandwidth', 'none'],
] as const;

const sites = [
  'Birmingham, 55 Colmore Row, B3 2AA',
  'Leeds, 1 Wellington Place, LS1 4AP',
  'Bristol, 2 Glass Wharf, BS2 0EL',
  'London, 260 Goswell Road, EC1V 7EB',
  'Edinburgh, 4 Melville Street, EH3 7NS',
] as const;

const turns = [
  ['you', 'Waiting for you'],
  ['us', 'In progress'],
  ['thirdParty', 'With our supplier'],
  ['us', 'New'],
  ['us', 'In progress'],
  ['us', 'Monitoring'],
  ['thirdParty', 'With our supplier'],
  ['us', 'New'],
] as const;

/** One page of 25 cases, those that wait for the reader first. */
export const cases: readonly SupportCase[] = Array.from({ length: 25 }, (_, index) => {
  const [subject, impact] = subjects[index % subjects.length] ?? subjects[0];
  const [waitingFor, status] = turns[index % turns.length] ?? turns[0];
  return {
    number: `C-${204_986 - index * 7}`,
    subject,
    site: sites[index % sites.length] ?? sites[0],
    waitingFor,
    status,
    impact,
    updatedAt: new Date(2026, 10, 21, 10, 42 - index * 53),
  };
}).toSorted((one, other) => Number(other.waitingFor === 'you') - Number(one.waitingFor === 'you'));

const impacts: Record<SupportCase['impact'], { word: string; tone: StatusLabelTone }> = {
  down: { word: 'Down', tone: 'critical' },
  intermittent: { word: 'Intermittent', tone: 'caution' },
  degraded: { word: 'Degraded', tone: 'caution' },
  none: { word: 'None', tone: 'neutral' },
};

/** The columns of a list of cases. Only a case that waits for the reader has a chip. */
export const caseColumns: readonly TableColumn<SupportCase>[] = [
  {
    id: 'subject',
    header: 'Case',
    width: 'wide',
    isRowHeader: true,
    cell: ({ number, subject, site }) => (
      <RowTitle href={`/support/cases/${number}`} detail={site}>
        {subject}
      </RowTitle>
    ),
  },
  { id: 'number', header: 'Number', kind: 'identifier', width: 'fit', cell: ({ number }) => number },
  {
    id: 'waitingFor',
    header: 'Waiting for',
    sortable: true,
    cell: ({ waitingFor }) =>
      waitingFor === 'you' ? (
        <StatusLabel tone="caution" emphasis="strong">
          {waitingNames.you}
        </StatusLabel>
      ) : (
        waitingNames[waitingFor]
      ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => status },
  {
    id: 'impact',
    header: 'Impact',
    cell: ({ impact }) => <StatusLabel tone={impacts[impact].tone}>{impacts[impact].word}</StatusLabel>,
  },
  {
    id: 'updatedAt',
    header: 'Updated',
    sortable: true,
    width: 'fit',
    cell: ({ updatedAt }) => <DateTime value={updatedAt} format="dateTime" />,
  },
];

/** `waitingFor` is the first filter of each list. */
export const caseFilters: readonly FilterBarFilter[] = [
  waitingForFilter({ you: 4, us: 4344, thirdParty: 638 }),
  {
    id: 'impact',
    label: 'Impact',
    options: [
      { value: 'down', label: 'Down', count: 14 },
      { value: 'intermittent', label: 'Intermittent', count: 92 },
      { value: 'degraded', label: 'Degraded', count: 611 },
      { value: 'none', label: 'None', count: 4269 },
    ],
  },
  {
    id: 'raisedBy',
    label: 'Raised by',
    options: [
      { value: 'me', label: 'Me' },
      { value: 'organisation', label: 'My organisation' },
    ],
  },
];

/** The number of cases on all pages. */
export const caseCount = 4986;

/** A number of cases, as the page writes it. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat('en-GB').format(count);
}

/** Returns the cases that the server would return for these filters. */
export function findCases(filter: FilterBarValue): { items: SupportCase[]; total: number } {
  const { waitingFor, impact } = filter;
  const items = cases.filter(
    (each) =>
      (waitingFor === undefined || waitingFor.includes(each.waitingFor)) &&
      (impact === undefined || impact.includes(each.impact)),
  );
  const isFiltered = Object.keys(filter).length > 0;
  return { items, total: isFiltered ? items.length : caseCount };
}
