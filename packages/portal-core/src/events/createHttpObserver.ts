import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import { isHttpStatusError, toPortalError } from '../base/errors/errors.ts';
import type { ServiceUnavailable } from '../http/options.ts';
import type { HttpClient, RequestOptions } from '../http/ports.ts';
import { requestKey } from '../http/requestKey.ts';
import type { ObserverPorts, EmitEvent } from './createEventEmitter.ts';
import { redactPath } from './redactPath.ts';
import type { CallEvent } from './portalEvent.ts';

/** Ports of `createHttpObserver`. */
export interface HttpObserverPorts extends ObserverPorts {
  /** The signed-in user. Events never contain the user's values. */
  currentUser(this: void): CurrentUser | null;
}

/** Observes an HTTP client. */
export interface HttpObserver {
  /** Returns the same client with every settled call reported. */
  observe(this: void, http: HttpClient): HttpClient;
  /** Pass it to the client as `onServiceUnavailable`. */
  serviceUnavailable(this: void, event: ServiceUnavailable): void;
}

type Source = CallEvent['attributes']['portal.request.source'];

/** Creates an HTTP observer. It sends no requests. */
export function createHttpObserver({ emit, clock, currentUser }: HttpObserverPorts): HttpObserver {
  /** The number of callers of each GET in flight. */
  const inFlight = new Map<string, number>();

  function wait(key: string, by: 1 | -1): void {
    inFlight.set(key, (inFlight.get(key) ?? 0) + by);
    if (inFlight.get(key) === 0) inFlight.delete(key);
  }

  function observeCall<Call extends HttpClient['get' | 'delete' | 'post']>(
    method: string,
    call: Call,
    findSource: (path: string, options: RequestOptions) => Source = () => 'server',
  ): Call {
    return new Proxy(call, {
      apply(target, self, parts: [string, RequestOptions?]): Promise<unknown> {
        const [path, options = {}] = parts;
        const source = findSource(path, options);
        const template = redactPath(path, currentUser());
        const key = `${method} ${requestKey(path, method === 'GET' ? options : {})}`;
        const sinceMs = clock.monotonic();
        const settle = (failure: object): void => {
          wait(key, -1);
          emit({
            name: 'http.client.request',
            attributes: {
              'http.request.method': method,
              'url.template': template,
              'portal.request.source': source,
              'portal.duration_ms': Math.round(clock.monotonic() - sinceMs),
              ...failure,
            },
          });
        };
        const result: Promise<unknown> = Reflect.apply(target, self, parts);
        wait(key, 1);
        result.then(
          () => settle({}),
          (error: unknown) => settle(failureOf(error)),
        );
        return result;
      },
    });
  }

  return {
    observe(http) {
      const findSource = (path: string, options: RequestOptions): Source => {
        if (http.cache.peek(path, options) !== null) return 'cache';
        return inFlight.has(`GET ${requestKey(path, options)}`) ? 'shared' : 'server';
      };
      return {
        get: observeCall('GET', http.get, findSource),
        delete: observeCall('DELETE', http.delete),
        post: observeCall('POST', http.post),
        put: observeCall('PUT', http.put),
        patch: observeCall('PATCH', http.patch),
        cache: http.cache,
      };
    },
    serviceUnavailable: (event) => emitUnavailable(emit, event, currentUser()),
  };
}

function failureOf(error: unknown): { 'error.type': string; 'http.response.status_code'?: number } {
  return isHttpStatusError(error)
    ? { 'error.type': `${error.status}`, 'http.response.status_code': error.status }
    : { 'error.type': toPortalError(error).name };
}

function emitUnavailable(
  emit: EmitEvent,
  { status, path, retryAfterMs }: ServiceUnavailable,
  user: CurrentUser | null,
): void {
  emit({
    name: 'portal.service_unavailable',
    attributes: {
      'http.response.status_code': status,
      'url.template': redactPath(path, user),
      'portal.retry_after_ms': retryAfterMs,
    },
  });
}
