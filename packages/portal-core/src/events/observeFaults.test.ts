import { expect, it } from 'vitest';
import { CAUGHT_ERROR_EVENT, observeFaults } from './observeFaults.ts';
import { domEvent, recordEvents } from './events.fixtures.ts';

function observePage() {
  const { emit, events } = recordEvents();
  const page = new EventTarget();
  const stop = observeFaults({ emit: emit, page });
  return { page, stop, reported: () => events.map(({ attributes }) => attributes) };
}

it.each([
  ['error', { error: new RangeError('amelia@example.com') }, 'uncaught'],
  ['unhandledrejection', { reason: new RangeError('amelia@example.com') }, 'unhandled-rejection'],
  [CAUGHT_ERROR_EVENT, { error: new RangeError('amelia@example.com') }, 'boundary'],
])(
  'observeFaults reports an error from %s by its type and its place in our files only',
  (type, members, origin) => {
    const { page, stop, reported } = observePage();
    for (const error of Object.values(members))
      error.stack = [
        'RangeError: amelia@example.com',
        '    at a (https://portal.example/assets/index-AbCd1234.js:1:2345)',
        '    at https://portal.example/support?user=amelia:3:4',
        '    at b (https://portal.example/assets/libraries-Ef.js?x=amelia:5:6)',
        '    at c (https://portal.example/assets/parts-Ef.js:7:8)',
      ].join('\n');
    page.dispatchEvent(domEvent(type, members));
    stop();
    page.dispatchEvent(domEvent(type, members));
    expect(reported()).toEqual([
      {
        'portal.exception.origin': origin,
        'exception.type': 'RangeError',
        'exception.stacktrace': '/assets/index-AbCd1234.js:1:2345\n/assets/parts-Ef.js:7:8',
      },
    ]);
  },
);

it('An error that a boundary of an area caught is reported with the id of the area, and with no other text', () => {
  const { page, reported } = observePage();
  for (const areaId of ['resources', 'amelia@example.com'])
    page.dispatchEvent(domEvent(CAUGHT_ERROR_EVENT, { error: new Error('x'), areaId }));
  expect(reported().map((attributes) => Reflect.get(attributes, 'portal.area'))).toEqual([
    'resources',
    undefined,
  ]);
});

it.each([
  'Failed to fetch dynamically imported module: https://portal.example/assets/DevPage-1.js',
  'error loading dynamically imported module: https://portal.example/assets/DevPage-1.js',
  'Importing a module script failed.',
])('observeFaults reports a part that failed to load as a chunk error: %s', (message) => {
  const { page, reported } = observePage();
  page.dispatchEvent(domEvent(CAUGHT_ERROR_EVENT, { error: new TypeError(message) }));
  expect(reported()).toMatchObject([{ 'portal.exception.origin': 'chunk', 'exception.type': 'TypeError' }]);
});

it.each([
  ['a text', 'amelia@example.com', 'string'],
  ['nothing', undefined, 'undefined'],
  ['an error with a name of its own', { name: 'Failed for amelia@example.com' }, 'object'],
])('observeFaults reports an error that is %s without its message', (_name, reason, type) => {
  const { page, reported } = observePage();
  page.dispatchEvent(domEvent('unhandledrejection', { reason }));
  expect(reported()).toMatchObject([{ 'exception.type': type, 'exception.stacktrace': '' }]);
});

it.each([
  ['https://evil.example/x.js?user=amelia', 'https://evil.example'],
  ['inline', 'inline'],
  ['data:text/html,amelia', 'data:'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['amelia @example', 'unknown'],
])('observeFaults reports a policy violation at %s as %s', (blockedURI, blocked) => {
  const { page, reported } = observePage();
  page.dispatchEvent(
    domEvent('securitypolicyviolation', {
      effectiveDirective: 'script-src-elem',
      blockedURI,
      disposition: 'enforce',
      sample: 'amelia',
    }),
  );
  expect(reported()).toEqual([
    {
      'portal.policy.directive': 'script-src-elem',
      'portal.policy.blocked': blocked,
      'portal.policy.disposition': 'enforce',
    },
  ]);
});
