import { expect, it } from 'vitest';
import { addressTo } from './addressTo.ts';
import { definePath } from './definePath.ts';
import { listQuery } from './listQuery.ts';
import { oneText } from './values.ts';
import { paramsQuery } from './paramsQuery.ts';

const casePath = definePath('/cases/:caseNumber');
const searchPath = definePath('/search', { query: paramsQuery({ keyword: oneText(200) }) });
const casesPath = definePath('/cases', {
  query: listQuery({ filters: { status: ['open', 'closed'] }, sorts: ['age'] }),
});

it.each(['CS-1', 'a/b', 'a?b#c&d', 'ä %', '1,2'])(
  'An address without its path object is the one that the object builds, for %j',
  (text) => {
    expect(addressTo<typeof casePath>('/cases/:caseNumber', { caseNumber: text })).toBe(
      casePath.href({ caseNumber: text }),
    );
    expect(addressTo<typeof searchPath>('/search', {}, { keyword: text })).toBe(
      searchPath.href({ keyword: text }),
    );
  },
);

it('Several values of a filter are written as the path object writes them', () => {
  const part = { status: ['open', 'closed'] } as const;
  expect(addressTo<typeof casesPath>('/cases', {}, part)).toBe(casesPath.href(part));
});

it('An address without its path object takes no other pattern, parameter or value', () => {
  // @ts-expect-error -- another pattern
  addressTo<typeof casePath>('/case/:caseNumber', { caseNumber: '1' });
  // @ts-expect-error -- a value that the page does not know
  addressTo<typeof casesPath>('/cases', {}, { status: 'lost' });
  // @ts-expect-error -- no parameter
  expect(() => addressTo<typeof casePath>('/cases/:caseNumber', {})).toThrow('empty or a dot segment');
});
