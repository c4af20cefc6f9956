import { expect, it } from 'vitest';
import { handMadeAddresses, patternsIn } from './handMadeAddresses.ts';

const patterns = ['/', '/cases', '/cases/:caseNumber', '/cases/new'];
const found = (source: string): string[] => handMadeAddresses('Page.tsx', source, patterns);

it('The patterns of paths are those that `definePath` gets', () => {
  const source = `export const a = definePath('/cases', { query: listQuery({ filters: {}, sorts: ['/x'] }) });
    export const b = { user: definePath('/users/:userId') };`;
  expect(patternsIn('cases.ts', source)).toEqual(['/cases', '/users/:userId']);
});

it.each([
  [`navigate('/cases');`, 'Page.tsx:1 /cases'],
  [`\nconst link = <Link href="/cases?status=open">All</Link>;`, 'Page.tsx:2 /cases?status=open'],
  ['const href = `/cases/${encodeURIComponent(id)}`;', 'Page.tsx:1 /cases/…'],
  ['const href = `/Cases/${id}?tab=files#top`;', 'Page.tsx:1 /Cases/…?tab=files#top'],
  ['const href = `${location.origin}/cases/${id}`;', 'Page.tsx:1 …/cases/…'],
  [`const href = '/cases/' + id;`, 'Page.tsx:1 /cases/'],
  ['const href = `/cases/${encode(id)}` satisfies AddressOf<typeof casePath>;', 'Page.tsx:1 /cases/…'],
  [`const words = { path: '/cases/' satisfies AddressOf<typeof casePath> };`, 'Page.tsx:1 /cases/'],
  [`const to = { parent: ['/cases/new'] };`, 'Page.tsx:1 /cases/new'],
])('An address in %j is found', (source, address) => {
  expect(found(source)).toEqual([address]);
});

it.each([
  `const path = '/cases' satisfies PatternOf<typeof casesPath>;`,
  `const href = addressTo<typeof casePath>('/cases/:caseNumber', { caseNumber });`,
  `const href = casesPath.href({ status: 'open' });`,
  `const parts = address.split('/');`,
  `get('/api/cases');`,
  `const home = '/home/cases';`,
  `// See '/cases'.`,
])('Nothing in %j is an address that is built by hand', (source) => {
  expect(found(source)).toEqual([]);
});
