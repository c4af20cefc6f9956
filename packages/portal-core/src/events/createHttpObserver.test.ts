import { expect, it } from 'vitest';
import { CancelledError, HttpStatusError, NetworkError } from '../base/errors/errors.ts';
import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import { createFakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createDeferred } from '../testing/promises.ts';
import { createTestUser } from '../testing/users.ts';
import { createHttpObserver } from './createHttpObserver.ts';
import { redactPath } from './redactPath.ts';
import { recordEvents } from './events.fixtures.ts';

function observeCalls(user: CurrentUser | null = null) {
  const { clock, emit, events } = recordEvents();
  const fake = createFakeHttpClient();
  const observer = createHttpObserver({ emit: emit, clock, currentUser: () => user });
  return {
    clock,
    fake,
    observer,
    http: observer.observe(fake),
    reported: () => events.map(({ attributes }) => attributes),
  };
}

it('createHttpObserver reports a call when it has settled, and returns its response unchanged', async () => {
  const { clock, fake, http, reported } = observeCalls();
  const response = createDeferred<string>();
  fake.respond('GET /core/rest/navigation', () => response.promise);
  const request = http.get('/core/rest/navigation', { params: { q: 'amelia' } });
  await clock.advance(40);
  expect(reported()).toEqual([]);
  response.resolve('menus');
  await expect(request).resolves.toBe('menus');
  expect(reported()).toEqual([
    {
      'http.request.method': 'GET',
      'url.template': '/core/rest/navigation',
      'portal.request.source': 'server',
      'portal.duration_ms': 40,
    },
  ]);
});

it.each([
  [new HttpStatusError(409, null, 'x'), { 'error.type': '409', 'http.response.status_code': 409 }],
  [new NetworkError('x'), { 'error.type': 'NetworkError' }],
  [new CancelledError('aborted'), { 'error.type': 'CancelledError' }],
  [new Error('x'), { 'error.type': 'UnexpectedError' }],
])('createHttpObserver rethrows the error of a failed call and reports it', async (error, expected) => {
  const { fake, http, reported } = observeCalls();
  for (const method of ['post', 'put', 'patch', 'delete'] as const) {
    fake.respond(`${method.toUpperCase()} /api/portal/rest/pins`, error);
    await expect(http[method]('/api/portal/rest/pins')).rejects.toBe(error);
  }
  expect(reported()).toMatchObject(
    ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) =>
      Object.assign({ 'http.request.method': method }, expected),
    ),
  );
});

it('createHttpObserver reports whether a response came from the cache or from an identical call in flight', async () => {
  const { fake, observer, reported } = observeCalls();
  let isCached = false;
  const http = observer.observe({
    ...fake,
    cache: { ...fake.cache, peek: () => (isCached ? { value: 1, receivedAtMs: 0 } : null) },
  });
  fake.respond('GET /core/rest/navigation', 1);
  await Promise.all([
    http.get('/core/rest/navigation'),
    http.get('/core/rest/navigation'),
    http.get('/core/rest/navigation', { params: { page: 2 } }),
  ]);
  await http.get('/core/rest/navigation');
  isCached = true;
  await http.get('/core/rest/navigation');
  expect(reported().map((attributes) => Reflect.get(attributes, 'portal.request.source'))).toEqual([
    'server',
    'shared',
    'server',
    'server',
    'cache',
  ]);
});

it('createHttpObserver reports an outage', () => {
  const { observer, reported } = observeCalls();
  observer.serviceUnavailable({ status: 503, path: '/core/rest/documents/17', retryAfterMs: 5_000 });
  expect(reported()).toEqual([
    {
      'http.response.status_code': 503,
      'url.template': '/core/rest/documents/{id}',
      'portal.retry_after_ms': 5_000,
    },
  ]);
});

it.each([
  ['/api/identity/rest/terms-of-use/accept', '/api/identity/rest/terms-of-use/accept'],
  ['/core/rest/documents/PORTAL_USER_GUIDE?v=2#top', '/core/rest/documents/PORTAL_USER_GUIDE'],
  ['/api/portal/rest/cases/00012/comments', '/api/portal/rest/cases/{id}/comments'],
  ['/api/portal/rest/users/Amelia', '/api/portal/rest/users/{id}'],
  ['/api/portal/rest/users/amelia', '/api/portal/rest/users/{id}'],
  ['/api/portal/rest/users/amelia%40example.com', '/api/portal/rest/users/{id}'],
  ['/api/portal/rest/files/report.pdf', '/api/portal/rest/files/{id}'],
])('redactPath turns %s into %s', (path, template) => {
  expect(redactPath(path, createTestUser({ firstName: 'Amelia' }))).toBe(template);
});
