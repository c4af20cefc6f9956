import { DateTime } from '../components/DateTime/DateTime.tsx';
import type { ConversationEntry } from '../components/Conversation/Conversation.tsx';
import type { DescriptionListItem } from '../components/DescriptionList/DescriptionList.tsx';
import type { DiffItem } from '../components/DiffList/DiffList.tsx';
import type { Milestone } from '../components/MilestoneLine/MilestoneLine.tsx';
import { Money } from '../components/Money/Money.tsx';

/** The order of one circuit, as its page shows it. */
export const order = {
  number: 'O-118204',
  title: 'Birmingham, 55 Colmore Row',
  receivedAt: new Date(2026, 10, 21, 10, 42),
};

/** The facts that most visits are about: between four and eight, dates apart, money labelled. */
export const keyFacts: readonly DescriptionListItem[] = [
  { id: 'product', term: 'Product', description: 'Internet Access, 1 Gbit/s' },
  { id: 'reference', term: 'Your reference', description: 'PO-77310', kind: 'identifier' },
  { id: 'term', term: 'Term', description: '36 months' },
  {
    id: 'requested',
    term: 'Requested date',
    description: <DateTime value="2027-01-11" />,
  },
  { id: 'indicative', term: 'Indicative date', description: <DateTime value="2027-01-25" /> },
  { id: 'committed', term: 'Committed date', description: 'After the charge is decided' },
  {
    id: 'mrc',
    term: 'Monthly (MRC), excl. VAT',
    description: <Money amount={41_200} currency="GBP" />,
    kind: 'number',
  },
  {
    id: 'nrc',
    term: 'One-off (NRC), excl. VAT',
    description: <Money amount={50_000} currency="GBP" />,
    kind: 'number',
  },
];

/** The delivery, which waits for the reader to decide on a charge: a caution, as in the header. */
export const milestones: readonly Milestone[] = [
  { id: 'received', title: 'Order received', state: 'done', actual: '2 Nov 2026', owner: 'You' },
  { id: 'validated', title: 'Validated', state: 'done', actual: '3 Nov 2026', owner: 'Us' },
  {
    id: 'survey',
    title: 'Survey done',
    state: 'done',
    actual: '18 Nov 2026',
    owner: 'Carrier',
    slips: [{ id: 'first', from: '11 Nov 2026', reason: 'The carrier moved the survey' }],
  },
  {
    id: 'charges',
    title: 'Charges confirmed',
    state: 'current',
    planned: '28 Nov 2026',
    owner: 'You',
    note: 'A new duct is needed in the car park.',
    jeopardy: { reason: 'The construction charge waits for you.', since: '18 Nov 2026' },
  },
  { id: 'build', title: 'Build', planned: '4–15 Jan 2027', owner: 'Carrier' },
  { id: 'install', title: 'Install', planned: '20 Jan 2027', owner: 'Us' },
  { id: 'handover', title: 'Handover', planned: '25 Jan 2027', owner: 'You' },
];

/** The conversation about the order. */
export const entries: readonly ConversationEntry[] = [
  {
    id: 'survey-moved',
    kind: 'event',
    body: 'The survey was moved from 11 Nov 2026 to 18 Nov 2026.',
    day: '9 Nov 2026',
    time: { dateTime: '2026-11-09T09:15Z', text: '09:15' },
  },
  {
    id: 'question',
    author: 'Amelia Hart',
    role: 'Harbourline',
    side: 'own',
    body: 'Can the install be after 20 January? The comms room is being painted until then.',
    day: '19 Nov 2026',
    time: { dateTime: '2026-11-19T14:02Z', text: '14:02' },
  },
  {
    id: 'reply',
    author: 'Tom Okafor',
    role: 'Delivery',
    body: 'Yes. I have planned it for 20 January. Please decide on the charge by 28 November, so that the date holds.',
    day: '20 Nov 2026',
    time: { dateTime: '2026-11-20T08:47Z', text: '08:47' },
  },
];

/** Two users changed the same order. */
export const conflict: readonly DiffItem[] = [
  { id: 'reference', term: 'Your reference', kind: 'changed', before: 'PO-77310-B', after: 'PO-77311' },
  { id: 'contact', term: 'Site contact', kind: 'changed', before: 'Amelia Hart', after: 'Noor Haddad' },
  { id: 'name', term: 'Name', kind: 'unchanged', value: 'Birmingham, 55 Colmore Row' },
];
