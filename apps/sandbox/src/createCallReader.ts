import type { IncomingMessage } from 'node:http';
import { requireVersion, type Caller } from './areas/caller.ts';
import type { Contract } from './contract/contract.ts';
import { ProblemError } from './http/problem.ts';
import { readFile, readJson } from './http/readBody.ts';
import type { ChangedThing, LooseCall } from './http/route.ts';
import type { RouteMatch } from './http/router.ts';

const noVersion = 'This change does not name the version that it was made from. Send its ETag as If-Match.';

/** What the reading of a call adds to the checks of its document. */
interface CallReading {
  /** Decides whether the caller may change the thing of the call, and finds it. */
  readonly authorize?: () => { readonly caller: Caller; readonly changed: ChangedThing | undefined };
  /** Changes a JSON body that fits, before it is checked as it is stored. */
  readonly readBody?: (body: unknown) => unknown;
}

export type CallReader = (
  match: RouteMatch<never>,
  request: IncomingMessage,
  url: URL,
  reading?: CallReading,
) => Promise<LooseCall>;

export function createCallReader(contract: Contract): CallReader {
  /**
   * Reads a request and checks it against the document. Rejects with 404, or as `authorize` says, then with 400 or 428, then because of the
   * body (413, 415, 400 or 422), and then with 412.
   */
  async function readCall(
    { method, template, params }: RouteMatch<never>,
    request: IncomingMessage,
    url: URL,
    { authorize, readBody = (body) => body }: CallReading = {},
  ): Promise<LooseCall> {
    if (!contract.checkPath(method, template, params).fits) {
      throw new ProblemError(404, 'There is nothing at this address. Check the path.');
    }
    const { caller, changed } = authorize?.() ?? {};
    const query = contract.checkQuery(method, template, url.searchParams);
    if (!query.fits) {
      const message = 'The query does not fit this call. Correct the named parameters.';
      throw new ProblemError(400, message, { errors: query.errors });
    }
    if (request.headers['if-match'] === undefined && contract.needsVersion(method, template)) {
      throw new ProblemError(428, noVersion);
    }
    const headers = contract.checkHeaders(method, template, request.headers);
    if (!headers.fits) {
      const message = 'The headers do not fit this call. Correct the named ones.';
      throw new ProblemError(400, message, { errors: headers.errors });
    }
    const body = await bodyOf(method, template, request, readBody);
    if (caller !== undefined && changed !== undefined)
      requireVersion(request.headers['if-match'] ?? null, changed.row, changed.subject, caller);
    return { path: params, query: query.value, headers: headers.value, body };
  }

  async function bodyOf(
    method: string,
    template: string,
    request: IncomingMessage,
    readBody: (body: unknown) => unknown,
  ): Promise<unknown> {
    const bodyType = contract.bodyTypeOf(method, template);
    if (bodyType === undefined) return undefined;
    if (bodyType !== 'application/json') return readFile(request);
    const sent = contract.checkBody(method, template, await readJson(request));
    // What fits has to fit as it is stored, too: a name of spaces is an empty one.
    const body = sent.fits ? contract.checkBody(method, template, readBody(sent.value)) : sent;
    if (!body.fits) {
      const message = 'The body does not fit this call. Correct the named fields.';
      throw new ProblemError(422, message, { errors: body.errors });
    }
    return body.value;
  }

  return readCall;
}
