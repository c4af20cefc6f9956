import type { IncomingMessage } from 'node:http';
import { apiRoutes, publicApiRoutes } from './api/routes.ts';
import type { Contract } from './contract/contract.ts';
import { checkControlCaller } from './control/callerCheck.ts';
import { disturb } from './control/disturb.ts';
import { controlRoutes, type ControlPorts } from './control/routes.ts';
import { json, problem, writeAnswer, type Answer } from './http/answer.ts';
import type { DisturbedResponse } from './http/disturbedResponse.ts';
import type { RequestHandler } from './http/listen.ts';
import { ProblemError } from './http/problem.ts';
import { readJson } from './http/readBody.ts';
import { createRouter, type Call, type Route, type Router } from './http/router.ts';
import type { BearerCheck } from './identity/bearer.ts';
import type { IdentityHandler } from './identity/createIdentity.ts';
import { resourceRoutes } from './resources/resources.ts';

/** Everything a request can be handed to. */
export interface RequestPorts extends ControlPorts {
  agreeToTerms: (userId: string) => Promise<void>;
  contract: Contract;
  identity: IdentityHandler;
  checkBearer: BearerCheck;
  /** Whether the control API exists; without it its addresses are unknown. */
  control: boolean;
  origin: string;
  portalOrigins: readonly string[];
}

const health: Route = { method: 'GET', path: '/health', handle: () => json({ status: 'ok' }) };

/** The way of every request: log, faults, then identity, API, public files, control API or health. */
export function createRequestHandler(ports: RequestPorts): RequestHandler {
  const { contract, log, faults, portalOrigins } = ports;
  const api = createRouter(apiRoutes(ports));
  const open = createRouter([...publicApiRoutes(ports), ...resourceRoutes()]);
  const control = createRouter([health, ...(ports.control ? controlRoutes(ports) : [])]);

  async function answerPortal(request: IncomingMessage, url: URL): Promise<Answer> {
    if (open.knows(url.pathname)) {
      const { route, call } = find(open, request, url);
      return route.handle(call);
    }
    if (!/^\/(?:api|core)(?:\/|$)/.test(url.pathname)) {
      throw new ProblemError(404, 'There is nothing at this address. Check the path.');
    }
    const { user } = await ports.checkBearer(request.headers.authorization);
    log.identify(request, user.username);
    const { route, call } = find(api, request, url);
    return route.handle({ ...call, user });
  }

  async function answerControl(request: IncomingMessage, url: URL): Promise<Answer> {
    if (url.pathname.startsWith('/sandbox/') && ports.control) {
      checkControlCaller(request, [ports.origin, ...portalOrigins]);
    }
    const { route, call } = find(control, request, url);
    return route.handle(call);
  }

  function find<C extends Call>(router: Router<C>, request: IncomingMessage, url: URL) {
    const { route, params } = router.find(request.method ?? 'GET', url.pathname);
    async function readBody<T>(): Promise<T> {
      const checked = contract.checkBody<T>(route.method, route.path, await readJson(request));
      if (checked.fits) return checked.value;
      const { errors } = checked;
      throw new ProblemError(422, 'The body does not fit this call. Correct the named fields.', { errors });
    }
    function readQuery<T>(): Readonly<T> {
      const checked = contract.checkQuery<T>(route.method, route.path, url.searchParams);
      if (checked.fits) return checked.value;
      const { errors } = checked;
      throw new ProblemError(400, 'The query does not fit this call. Correct the named parameters.', {
        errors,
      });
    }
    return { route, call: { params, request, url, readBody, readQuery } };
  }

  async function disturbed(request: IncomingMessage, response: DisturbedResponse, url: URL) {
    const entry = log.begin(request, url);
    response.onHead = (status) => {
      entry.status = status;
    };
    const fault = faults.take(entry.method, url.pathname);
    if (fault === undefined) return false;
    // A page may read a failed sign-in call only with this; the portal's proxy has no need of it.
    const { origin } = request.headers;
    if (url.pathname.startsWith('/realms/') && origin !== undefined && portalOrigins.includes(origin)) {
      response.setHeader('access-control-allow-origin', origin);
    }
    return disturb(fault, request, response);
  }

  async function handle(request: IncomingMessage, response: DisturbedResponse): Promise<void> {
    const url = addressOf(request, ports.origin);
    const { pathname } = url;
    if (pathname === '/health' || pathname.startsWith('/sandbox/')) {
      writeAnswer(response, await answerControl(request, url));
      return;
    }
    if (await disturbed(request, response, url)) return;
    if (pathname.startsWith('/realms/')) await ports.identity(request, response, url);
    else writeAnswer(response, await answerPortal(request, url));
  }

  return (request, response) => {
    handle(request, response).catch((error: unknown) => fail(response, error));
  };
}

function addressOf(request: IncomingMessage, origin: string): URL {
  const url = URL.canParse(request.url ?? '', origin) ? new URL(request.url ?? '', origin) : undefined;
  if (url?.origin === origin) return url;
  throw new ProblemError(400, 'The request address cannot be read. Send a path that starts with one slash.');
}

function fail(response: DisturbedResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof ProblemError) {
    writeAnswer(response, problem(error));
    return;
  }
  console.error('Sandbox: a call failed unexpectedly:', error);
  writeAnswer(response, problem(new ProblemError(500, 'The sandbox failed at this call. See its output.')));
}
