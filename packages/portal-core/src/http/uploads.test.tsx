import { expect, it, vi } from 'vitest';
import { createSystemClock } from '../base/platform/clock.ts';
import { failureOf } from '../testing/promises.ts';
import { createHttpClient } from './createHttpClient.ts';
import type { HttpClient, TokenSource } from './ports.ts';

// Larger than the buffers of the browser and the system.
const largeFile = new Blob([new Uint8Array(20_000_000)]);
const file = new Blob([new Uint8Array(200_000)], { type: 'application/pdf' });
const headers = { 'Content-Type': 'application/octet-stream' };

function createClient(): { http: HttpClient; refreshes: () => number } {
  let token = 'token-1';
  let refreshes = 0;
  const epoch = { id: 1, signal: new AbortController().signal };
  const tokens: TokenSource = {
    getEpoch: () => epoch,
    peekAccessToken: () => token,
    async getAccessToken(options) {
      if (options?.force === true) {
        refreshes += 1;
        token = 'token-2';
      }
      return token;
    },
    reportAuthorizedResponse: () => undefined,
  };
  const clock = createSystemClock();
  const http = createHttpClient({ baseUrl: window.location.origin }, { tokens, clock });
  return { http, refreshes: () => refreshes };
}

it('An upload reports how much of the file has been sent, and sends the token and the headers of other calls [HTTP-14]', async () => {
  const { http } = createClient();
  const shares: number[] = [];
  const response = await http.post('/test-uploads/stored', largeFile, {
    headers,
    params: { name: 'router log (2).txt', of: ['a', 'b'] },
    onUploadProgress: (share) => void shares.push(share),
  });
  expect(response).toEqual({
    bytes: 20_000_000,
    authorization: 'Bearer token-1',
    contentType: 'application/octet-stream',
  });
  expect(shares.some((share) => share > 0 && share < 1)).toBe(true);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
});

it('An upload that is aborted ends at once and reports no more progress [HTTP-14]', async () => {
  const { http } = createClient();
  const controller = new AbortController();
  const onUploadProgress = vi.fn<(share: number) => void>(() => controller.abort());
  const error = await failureOf(
    http.post('/test-uploads/stored', largeFile, { headers, signal: controller.signal, onUploadProgress }),
  );
  expect(error).toMatchObject({ name: 'CancelledError' });
  expect(onUploadProgress).toHaveBeenCalledTimes(1);
});

it('An upload that the server redirects fails: only the requested address may respond [HTTP-14]', async () => {
  const { http } = createClient();
  const error = await failureOf(
    http.post('/test-uploads/redirected', file, { headers, onUploadProgress: () => undefined }),
  );
  expect(error).toMatchObject({ name: 'NetworkError' });
});

it('An upload after which a token has expired is sent once more with a new one [HTTP-14]', async () => {
  const { http, refreshes } = createClient();
  const response = await http.post('/test-uploads/expired', file, {
    headers,
    onUploadProgress: () => undefined,
  });
  expect(response).toMatchObject({ bytes: 200_000, authorization: 'Bearer token-2' });
  expect(refreshes()).toBe(1);
});

it('The response to an upload is limited to 10 MB like any other [HTTP-14]', async () => {
  const { http } = createClient();
  const error = await failureOf(
    http.post('/test-uploads/huge', new Blob(['x']), { headers, onUploadProgress: () => undefined }),
  );
  expect(error).toMatchObject({ name: 'ContractError' });
});
