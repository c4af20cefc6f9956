import { searchPath } from '@quayside/contract/paths/search';
import { rules } from '@quayside/contract/access';
import { describe, expect, it } from 'vitest';
import {
  commandEntries,
  entriesStillFound,
  entriesWith,
  pageEntries,
  recentEntries,
  resultEntry,
  searchPageEntry,
} from './paletteItems.ts';

const apollo = { view: 'apollo', inPalette: true } as const;
const shared = { view: 'shared', inPalette: true } as const;
const routes = [
  { ...shared, path: '/', title: 'Quayside' },
  { ...shared, path: '/landing', title: 'Quayside' },
  { ...shared, path: '/terms-of-use', title: 'Legal' },
  { ...shared, path: '/privacy-policy', title: 'Legal' },
  { ...apollo, path: '/1access', title: 'Connectivity Quoting' },
  { ...apollo, path: '/1access/quotes/new', title: 'New quote' },
  { ...apollo, path: '/support/cases/:caseNumber', title: 'Support case', inPalette: false },
  { ...apollo, path: '/dashboard', title: 'Dashboard' },
  { ...apollo, view: 'artemis', path: '/artemis/dashboard', title: 'Dashboard' },
] as const;
const commands = [
  { id: 'new-quote', label: 'New quote', href: '/1access/quotes/new', access: rules.apolloService1Access },
];

const labelsOf = (view: 'apollo' | 'artemis', namesView: boolean) =>
  pageEntries(routes, commands, { view, namesView }).map(({ label, description }) =>
    typeof description === 'string' ? `${label}, ${description}` : label,
  );

describe('pageEntries', () => {
  it('The pages of the palette are those that open by their path alone, the view’s own first, each with a name of its own [PALETTE-3]', () => {
    expect(labelsOf('apollo', false)).toEqual([
      'Connectivity Quoting',
      'Dashboard',
      'Dashboard',
      'Quayside',
      'Terms of use',
      'Privacy policy',
    ]);
    expect(labelsOf('artemis', true)).toEqual([
      'Dashboard, Artemis',
      'Connectivity Quoting, Apollo',
      'Dashboard, Apollo',
      'Quayside',
      'Terms of use',
      'Privacy policy',
    ]);
  });
});

describe('entriesWith', () => {
  const entries = [
    ...commandEntries([
      ...commands,
      { id: 'renew', label: 'Renew a quote', href: '/renew', access: rules.apollo },
    ]),
    resultEntry('quote', 'Quotes', {
      id: 'QT-1',
      title: 'Leeds',
      detail: 'QT-1',
      href: '/1access/quotes/QT-1',
      match: { label: 'Owner', text: 'Priya Shah' },
      status: { text: 'Ready', tone: 'positive' },
    }),
  ];

  it.each([
    ['new', ['New quote', 'Renew a quote']],
    ['quote a', ['Renew a quote']],
    ['QUOTE', ['New quote', 'Renew a quote']],
    ['priya ready', ['Leeds']],
    ['dinosaur', []],
  ])('The words “%s” in the palette find %j', (text, labels) => {
    expect(entriesWith(entries, text).map(({ label }) => label)).toEqual(labels);
  });

  it('Results of the text before stay in the palette when they fit the longer one, an exact identifier first [PALETTE-6]', () => {
    const results = ['QT-10', 'QT-1', 'QT-2'].map((id) =>
      resultEntry('quote', 'Quotes', { id, title: `Quote ${id}`, href: `/${id}` }),
    );
    expect(entriesStillFound(results, 'qt-1').map(({ id }) => id)).toEqual(['quote QT-1', 'quote QT-10']);
  });
});

it('Recent items are without the page of the moment, six at most [PALETTE-2]', () => {
  const items = Array.from({ length: 9 }, (_, index) => ({
    kind: 'case',
    id: `${index}`,
    title: `Case ${index}`,
    href: `/support/cases/${index}`,
  }));
  const entries = recentEntries(items, '/support/cases/1');
  expect(entries.map(({ label }) => label)).toEqual([
    'Case 0',
    'Case 2',
    'Case 3',
    'Case 4',
    'Case 5',
    'Case 6',
  ]);
});

it('The last entry leads to the search page with the same text', () => {
  expect(searchPageEntry('A & B').href).toBe(searchPath.href({ keyword: 'A & B' }));
});
