import { HttpStatusError, NetworkError, TimeoutError } from '@quayside/portal-core';
import { createFakeHttpClient, type FakeHttpClient } from '@quayside/portal-core/testing';
import { expect, it } from 'vitest';
import { keyedCall } from './keyedCall.ts';

const lookUp = 'GET /api/portal/rest/requests/key-1';
const lost = [
  new NetworkError('No response.'),
  new TimeoutError('No response.', 30_000),
  // Of something between, after the server had carried the call out.
  new HttpStatusError(502, null, 'Bad gateway.'),
  // Another request with this key is still being carried out.
  new HttpStatusError(409, { type: 'urn:quayside:problem:in-progress' }, 'Not ended.'),
];

/** Sends a create call whose request ends with that error, and counts how often. */
async function send(http: FakeHttpClient, error: Error): Promise<{ result: unknown; sends: number }> {
  let sends = 0;
  const call = keyedCall<{ readonly key: string }, string>(
    {
      send() {
        sends += 1;
        return Promise.reject(error);
      },
    },
    (_http, id) => Promise.resolve(`The item ${id}`),
  );
  const result = await call.send(http, { key: 'key-1' }).catch((failure: unknown) => failure);
  return { result, sends };
}

it.each(lost)('A create call whose response is lost reads what was created by its key: %s', async (error) => {
  const http = createFakeHttpClient({ [lookUp]: { operationId: 'createCase', id: '00012345' } });
  expect(await send(http, error)).toEqual({ result: 'The item 00012345', sends: 1 });
});

it.each(lost)(
  'A create call whose request did not arrive fails as it did, and is not repeated: %s',
  async (error) => {
    const http = createFakeHttpClient({ [lookUp]: new HttpStatusError(404, null, 'No such key.') });
    expect(await send(http, error)).toEqual({ result: error, sends: 1 });
  },
);

it.each([
  new HttpStatusError(422, null, 'The values do not fit.'),
  new HttpStatusError(409, { type: 'urn:quayside:problem:key-reused' }, 'Another call.'),
])('A create call that the server refused asks for no result: %s', async (refusal) => {
  const http = createFakeHttpClient();
  expect(await send(http, refusal)).toEqual({ result: refusal, sends: 1 });
  expect(http.calls).toEqual([]);
});
