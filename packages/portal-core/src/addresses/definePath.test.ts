import { expect, expectTypeOf, it } from 'vitest';
import { RequestError } from '../base/errors/errors.ts';
import { definePath, type AddressOf, type PathParamsIn, type PatternOf, type StateOf } from './definePath.ts';
import { listQuery } from './listQuery.ts';
import { paramsQuery } from './paramsQuery.ts';
import { oneId, oneOf } from './values.ts';

const homePath = definePath('/home');
const taskPath = definePath('/cases/:caseNumber/tasks/:taskId');
const userPath = definePath('/users/:userId', {
  query: paramsQuery({ tab: ['rights', 'history'], from: oneOf('mail', 'menu'), caseId: oneId }),
});
const casesPath = definePath('/cases', {
  query: listQuery({
    filters: { status: ['open', 'closed'], serviceId: oneId, code: /^[a-z]$/ },
    sorts: ['-updatedAt', 'name'],
    fixed: { tab: 'cases' },
  }),
});

it('A path without parameters builds its pattern', () => {
  expect(homePath.href()).toBe('/home');
  expect(homePath.read({ search: '?tab=1' })).toEqual({});
});

it.each([
  ['a/b', 'a%2Fb'],
  ['a b', 'a%20b'],
  ['50%', '50%25'],
  ['?q#h', '%3Fq%23h'],
  ['Ärmel', '%C3%84rmel'],
  [':taskId', '%3AtaskId'],
  ['$&', '%24%26'],
])('A path encodes the parameter %j', (caseNumber, encoded) => {
  expect(taskPath.href({ caseNumber, taskId: '1' })).toBe(`/cases/${encoded}/tasks/1`);
});

it.each(['', '.', '..', '\uD800'])('A path refuses the parameter %j, which is no segment', (taskId) => {
  expect(() => taskPath.href({ caseNumber: '1', taskId })).toThrow(RequestError);
});

it('An address has the query of its page without defaults, and reads as the same state', () => {
  expect(userPath.href({ userId: 'noor' })).toBe('/users/noor');
  expect(userPath.href({ userId: 'noor' }, { tab: 'rights', caseId: '' })).toBe('/users/noor');
  expect(userPath.href({ userId: 'noor' }, { caseId: 'C-1', tab: 'history' })).toBe(
    '/users/noor?tab=history&caseId=C-1',
  );
  expect(userPath.read({ search: '?tab=history&caseId=C-1' })).toEqual({
    tab: 'history',
    from: '',
    caseId: 'C-1',
  });
});

it.each(['?tab=owner', '?tab=', '?from=post', '?caseId=%3Cscript%3E', '?__proto__=1', '?unknown=1'])(
  'A path drops the part %j of an address that does not fit',
  (search) => {
    expect(userPath.read({ search })).toEqual({ tab: 'rights', from: '', caseId: '' });
  },
);

it('A link to a list says one value or several of a filter, and nothing that is a default', () => {
  expect(casesPath.href()).toBe('/cases?tab=cases');
  expect(casesPath.href({ sort: '-updatedAt', page: 1, q: '' })).toBe('/cases?tab=cases');
  expect(casesPath.href({ status: 'open', sort: 'name', page: 2 })).toBe(
    '/cases?status=open&sort=name&page=2&tab=cases',
  );
  expect(casesPath.href({ status: ['open', 'closed'], q: 'a & b' })).toBe(
    '/cases?q=a+%26+b&status=open,closed&tab=cases',
  );
  expect(casesPath.read({ search: '?status=open,closed' }).filters.status).toEqual(['open', 'closed']);
});

it('The parameters of a path and its query are types', () => {
  expectTypeOf<PathParamsIn<'/cases/:caseNumber/tasks/:taskId'>>().toEqualTypeOf<{
    readonly caseNumber: string;
    readonly taskId: string;
  }>();
  expectTypeOf<PatternOf<typeof taskPath>>().toEqualTypeOf<'/cases/:caseNumber/tasks/:taskId'>();
  expectTypeOf<StateOf<typeof userPath>>().toEqualTypeOf<{
    readonly tab: 'rights' | 'history';
    readonly from: 'mail' | 'menu' | '';
    readonly caseId: string;
  }>();
  expectTypeOf<StateOf<typeof casesPath>['sort']>().toEqualTypeOf<'-updatedAt' | 'name'>();
  // The types are the test, so nothing is called.
  const never = (): unknown => [
    // @ts-expect-error -- no query
    homePath.href({ tab: 'rights' }),
    // @ts-expect-error -- a parameter is missing
    taskPath.href({ caseNumber: '1' }),
    // @ts-expect-error -- no such parameter
    taskPath.href({ caseNumber: '1', taskId: '2', id: '3' }),
    // @ts-expect-error -- no parameters
    userPath.href(),
    // @ts-expect-error -- no such tab
    userPath.href({ userId: '1' }, { tab: 'owner' }),
    // @ts-expect-error -- no such filter
    casesPath.href({ kind: 'project' }),
    // @ts-expect-error -- no such value
    casesPath.href({ status: ['won'] }),
    // @ts-expect-error -- one value only
    casesPath.href({ serviceId: ['1', '2'] }),
    // @ts-expect-error -- no such sort
    casesPath.href({ sort: 'age' }),
    // @ts-expect-error -- a filter's id is a part that every list has
    listQuery({ filters: { view: ['a'] }, sorts: ['name'] }),
    // @ts-expect-error -- relative
    definePath('cases'),
  ];
  expect(never).toBeTypeOf('function');
});

it('An address that must load no code is checked as a text', () => {
  expectTypeOf<'/home'>().toExtend<AddressOf<typeof homePath>>();
  expectTypeOf<'/home?tab=1'>().not.toExtend<AddressOf<typeof homePath>>();
  expectTypeOf<'/cases/1/tasks/2'>().toExtend<AddressOf<typeof taskPath>>();
  expectTypeOf<'/cases'>().toExtend<AddressOf<typeof casesPath>>();
  expectTypeOf<'/cases?status=open&sort=name'>().toExtend<AddressOf<typeof casesPath>>();
  expectTypeOf<'/cases?kind=project'>().not.toExtend<AddressOf<typeof casesPath>>();
  expectTypeOf<'/cases?status=won'>().not.toExtend<AddressOf<typeof casesPath>>();
});
