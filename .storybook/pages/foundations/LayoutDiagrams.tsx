import { Children, type CSSProperties, type JSX } from 'react';
import '../pages.css';

/** A part of a page: its name and its share of the row. The part with the primary action has the accent. */
type Part = { name: string; share?: number; kind?: 'accent' | 'none' };

type Layout = { name: string; text: string; rows: readonly (readonly Part[])[] };

const title = (action?: string): readonly Part[] => [
  { name: 'Title', share: 3 },
  ...(action === undefined ? [] : [{ name: action, kind: 'accent' } as const]),
];
const gap: Part = { name: '', share: 2, kind: 'none' };

const layouts: readonly Layout[] = [
  {
    name: 'List',
    text: 'Many things of one kind. Heading with the count and the primary action, filters, table, pages. When rows are selected, the bulk actions take the place of the filters.',
    rows: [
      title('New'),
      [{ name: 'Filters' }, { name: 'Search', share: 2 }],
      [{ name: 'Row' }],
      [{ name: 'Row' }],
      [{ name: 'Row' }],
      [gap, { name: 'Pages' }],
    ],
  },
  {
    name: 'Detail',
    text: 'One thing. Breadcrumbs; the heading with identifier, status and actions; four to eight facts; tabs, which are part of the address.',
    rows: [
      [{ name: 'Breadcrumbs' }, gap],
      title('Action'),
      [{ name: 'Fact' }, { name: 'Fact' }, { name: 'Fact' }, { name: 'Fact' }],
      [{ name: 'Tab' }, { name: 'Tab' }, { name: 'Tab' }, gap],
      [{ name: 'The tab’s content' }],
    ],
  },
  {
    name: 'Create on one page',
    text: 'Up to 15 fields in one column of at most 640 px. After a failed submit the error summary is above the fields. The actions are at the foot.',
    rows: [
      title(),
      [
        { name: 'Error summary', share: 2 },
        { name: '', kind: 'none' },
      ],
      [
        { name: 'Field', share: 2 },
        { name: '', kind: 'none' },
      ],
      [
        { name: 'Field', share: 2 },
        { name: '', kind: 'none' },
      ],
      [{ name: 'Send', kind: 'accent' }, { name: 'Cancel' }, { name: '', kind: 'none' }],
    ],
  },
  {
    name: 'Wizard',
    text: 'More than 15 fields. Each step is a page with its own address. The last step is a review with an Edit link for each section.',
    rows: [
      title(),
      [{ name: '1 Sites' }, { name: '2 Options' }, { name: '3 Review' }],
      [{ name: 'Field', share: 2 }, { name: 'Summary' }],
      [
        { name: 'Field', share: 2 },
        { name: '', kind: 'none' },
      ],
      [{ name: 'Back' }, { name: '', kind: 'none' }, { name: 'Continue', kind: 'accent' }],
    ],
  },
  {
    name: 'Dashboard',
    text: 'Where work begins. What waits for you comes first, with numbers; then what you pinned; then small charts. Each card loads and fails on its own.',
    rows: [
      title(),
      [{ name: 'Waits for you', share: 3 }],
      [{ name: 'Pin' }, { name: 'Pin' }, { name: 'Pin' }],
      [{ name: 'Chart' }, { name: 'Chart' }],
    ],
  },
];

/** A small drawing of each layout of a page, with its rule. */
export function LayoutDiagrams(): JSX.Element {
  return (
    <ul className="sb-unstyled page-layouts">
      {layouts.map(({ name, text, rows }) => (
        <li key={name}>
          <div className="page-diagram" aria-hidden="true">
            {Children.toArray(rows.map((parts) => <Row parts={parts} />))}
          </div>
          <strong>{name}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Parts may repeat, so React numbers them. */
function Row({ parts }: { parts: readonly Part[] }): JSX.Element {
  return (
    <div>
      {Children.toArray(
        parts.map(({ name, share = 1, kind }) => (
          <span data-kind={kind} style={{ '--part': share } as CSSProperties}>
            {name}
          </span>
        )),
      )}
    </div>
  );
}
