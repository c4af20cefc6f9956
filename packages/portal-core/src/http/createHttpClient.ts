import axios, { type AxiosResponse } from 'axios';
import { CancelledError, HttpStatusError, isCancelledError, NetworkError } from '../errors/errors.ts';
import { withDeadline } from '../platform/deadline.ts';
import type { Clock } from '../platform/ports.ts';
import type {
  BodyCall,
  BodylessCall,
  CheckedRequestOptions,
  HttpClient,
  RequestOptions,
  TokenSource,
} from './ports.ts';
import { readProblem, readResponse } from './readResponse.ts';
import { resolveTarget } from './resolveTarget.ts';

/** How the client behaves; `timeoutMs` defaults to 30000. */
export interface HttpClientOptions {
  /** The origin every path is resolved against. */
  baseUrl: string;
  /** The origins the token may go to, compared as origins; default: that of `baseUrl`. */
  allowedOrigins?: readonly string[];
  /** The deadline of a call in milliseconds, waiting for a token and a replay included. */
  timeoutMs?: number;
  /** Told of every answer 503, 504 or 511; the error is passed on to the caller all the same. */
  onServiceUnavailable?(this: void, event: ServiceUnavailable): void;
}

/** The service said that it is down for maintenance or overload; `path` carries no query. */
export interface ServiceUnavailable {
  readonly status: 503 | 504 | 511;
  readonly path: string;
}

/** What the client needs. */
export interface HttpClientPorts {
  tokens: TokenSource;
  clock: Clock;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type CallOptions = RequestOptions & Partial<CheckedRequestOptions<unknown>>;

interface Call {
  method: Method;
  path: string;
  body: unknown;
  options: CallOptions;
}

// They steer this client and mean nothing to a server.
const steeringHeaders = new Set(['usecache', 'hash']);

/** Builds the HTTP client. Its calls reject with PortalErrors only. */
export function createHttpClient(options: HttpClientOptions, { tokens, clock }: HttpClientPorts): HttpClient {
  const { baseUrl, timeoutMs = 30_000, onServiceUnavailable } = options;
  const { origin } = new URL(baseUrl);
  const mayCarryToken = (options.allowedOrigins ?? [origin]).some(
    (allowed) => new URL(allowed).origin === origin,
  );
  const transport = axios.create({
    baseURL: baseUrl,
    allowAbsoluteUrls: false,
    paramsSerializer: { indexes: null },
    responseType: 'text',
    transformResponse: [(body: unknown) => body],
    validateStatus: () => true,
    withXSRFToken: false,
  });

  async function send(
    call: Call,
    token: string | null,
    signal: AbortSignal,
  ): Promise<AxiosResponse<unknown>> {
    const { method, path, body } = call;
    try {
      return await transport.request<unknown>({
        method,
        url: path,
        signal,
        headers: buildHeaders(call.options, token),
        ...(body === undefined ? {} : { data: body }),
        ...(call.options.params === undefined ? {} : { params: call.options.params }),
      });
    } catch (cause) {
      signal.throwIfAborted();
      // axios keeps the whole request, the token included, in its error.
      throw new NetworkError('The server could not be reached. Check the connection and try again.', {
        cause: new Error(axios.isAxiosError(cause) ? (cause.code ?? cause.name) : 'unknown'),
      });
    }
  }

  async function sendWithToken(call: Call, signal: AbortSignal): Promise<AxiosResponse<unknown>> {
    if (!mayCarryToken) return send(call, null, signal);
    const checksToken = /\/api(?:\/|$)/.test(pathOnly(call.path));
    const token = checksToken ? await tokens.getAccessToken() : tokens.peekAccessToken();
    const response = await send(call, token, signal);
    if (response.status !== 401 || token === null) return response;
    // Another call may have had the token renewed meanwhile; a second refresh would gain nothing.
    const current = tokens.peekAccessToken();
    const renewed =
      current !== null && current !== token ? current : await tokens.getAccessToken({ force: true });
    return send(call, renewed, signal);
  }

  async function perform(call: Call, signal: AbortSignal): Promise<unknown> {
    const response = await sendWithToken(call, signal);
    const { status } = response;
    if (status >= 200 && status < 300) {
      if (mayCarryToken && tokens.peekAccessToken() !== null) tokens.reportAuthorizedAnswer();
      return readResponse(response, call.options);
    }
    if (status === 503 || status === 504 || status === 511) {
      onServiceUnavailable?.({ status, path: pathOnly(call.path) });
    }
    const problem = readProblem(response);
    throw new HttpStatusError(
      status,
      problem,
      `The server answered ${call.method} ${pathOnly(call.path)} with status ${status}, so the call did not succeed. Try again, or tell support which step failed.`,
    );
  }

  async function request(call: Call): Promise<unknown> {
    resolveTarget(call.path, origin);
    const epoch = tokens.getEpoch();
    const caller = call.options.signal;
    const limit = {
      clock,
      timeoutMs: call.options.timeoutMs ?? timeoutMs,
      what: `The answer to ${call.method} ${pathOnly(call.path)}`,
      signal: caller === undefined ? epoch.signal : AbortSignal.any([epoch.signal, caller]),
    };
    try {
      return await withDeadline(limit, (signal) => perform(call, signal));
    } catch (error) {
      if (epoch.signal.aborted) throw new CancelledError('session-over');
      if (caller?.aborted === true && !isCancelledError(error)) throw new CancelledError('aborted');
      throw error;
    }
  }

  function bodyless(method: Method): BodylessCall {
    function call<Output>(path: string, callOptions: CheckedRequestOptions<Output>): Promise<Output>;
    function call(path: string, callOptions?: RequestOptions): Promise<unknown>;
    function call(path: string, callOptions: CallOptions = {}): Promise<unknown> {
      return request({ method, path, body: undefined, options: callOptions });
    }
    return call;
  }

  function withBody(method: Method): BodyCall {
    function call<Output>(
      path: string,
      body: unknown,
      callOptions: CheckedRequestOptions<Output>,
    ): Promise<Output>;
    function call(path: string, body?: unknown, callOptions?: RequestOptions): Promise<unknown>;
    function call(path: string, body?: unknown, callOptions: CallOptions = {}): Promise<unknown> {
      return request({ method, path, body, options: callOptions });
    }
    return call;
  }

  return {
    get: bodyless('GET'),
    delete: bodyless('DELETE'),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
  };
}

function buildHeaders(options: RequestOptions, token: string | null): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: options.responseType === 'text' ? 'text/html, text/plain, */*;q=0.1' : 'application/json',
  };
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    const lowerCase = name.toLowerCase();
    // The token is this client's to place, on allowed origins only.
    if (!steeringHeaders.has(lowerCase) && lowerCase !== 'authorization') headers[name] = value;
  }
  return token === null ? headers : { ...headers, Authorization: `Bearer ${token}` };
}

function pathOnly(path: string): string {
  return path.split(/[?#]/)[0] ?? '';
}
