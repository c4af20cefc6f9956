import type { Clock } from '../base/platform/ports.ts';
import { HttpStatusError } from '../base/errors/errors.ts';
import { checkCall } from './checkCall.ts';
import type { Call } from './createAttempt.ts';
import type { RequestCache } from './createRequestCache.ts';
import type { ParsedResponse } from './parseResponse.ts';
import type { BodyCall, CheckedRequestOptions, HttpClient, RequestOptions } from './ports.ts';
import { createSharedRequest, type SharedRequest, type SharedRequestControls } from './sharedRequest.ts';

/** Creates the calls that change something. Each drops the responses that it makes stale. `join` waits for a response, at most until the call's deadline. */
export function createWrites(
  clock: Clock,
  cache: RequestCache,
  send: (call: Call, controls: SharedRequestControls) => Promise<ParsedResponse>,
  join: (sharedRequest: SharedRequest, call: Call) => Promise<unknown>,
): Pick<HttpClient, 'delete' | 'post' | 'put' | 'patch'> {
  async function write(call: Call): Promise<unknown> {
    const { invalidates = [] } = call.options;
    checkCall(call);
    // A GET from before the write may lack the write's changes: no caller joins it, and its response is not cached.
    cache.evictInFlight(invalidates);
    const sharedRequest = createSharedRequest({ clock, epoch: cache.enterEpoch() }, (controls) =>
      send(call, controls),
    );
    try {
      return await join(sharedRequest, call);
    } catch (error) {
      // A right may have been withdrawn, so what the pages show may offer what is refused.
      if (error instanceof HttpStatusError && error.status === 403) cache.clear();
      throw error;
    } finally {
      cache.invalidate(invalidates);
    }
  }

  function withBody(method: Call['method']): BodyCall {
    function call<Output>(
      path: string,
      body: unknown,
      callOptions: CheckedRequestOptions<Output>,
    ): Promise<Output>;
    function call(path: string, body?: unknown, callOptions?: RequestOptions): Promise<unknown>;
    function call(path: string, body?: unknown, callOptions: Call['options'] = {}): Promise<unknown> {
      return write({ method, path, body, options: callOptions });
    }
    return call;
  }

  const remove = withBody('DELETE');
  return {
    delete: (path: string, callOptions?: Call['options']) => remove(path, undefined, callOptions),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
  };
}
