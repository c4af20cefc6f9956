import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { administratorsOf } from './areas/admin/administratorsOf.ts';
import { callerOf } from './areas/caller.ts';
import { apiRoutes, publicApiRoutes } from './areas/areas.ts';
import type { Contract } from './contract/contract.ts';
import { createCallReader } from './createCallReader.ts';
import { checkControlCaller } from './control/callerCheck.ts';
import { disturb } from './control/disturb.ts';
import { controlRoutes, type ControlPorts } from './control/routes.ts';
import { json, problem, writeResponse, type ApiResponse } from './http/apiResponse.ts';
import type { DisturbedResponse } from './http/disturbedResponse.ts';
import type { RequestHandler } from './http/listen.ts';
import { ProblemError } from './http/problem.ts';
import { publicRoute } from './http/route.ts';
import { createRouter } from './http/router.ts';
import { toPlainTexts } from './http/plainTexts.ts';
import { readTypedMembers } from './http/typedMembers.ts';
import type { BearerCheck } from './identity/bearer.ts';
import type { IdentityHandler } from './identity/createIdentity.ts';
import { sharedRights } from './rights/rights.ts';
import type { User } from './store/users.ts';
import { thirdPartyRoutes } from './third-parties/routes.ts';

/** Everything that can handle a request. */
export interface RequestPorts extends ControlPorts {
  agreeToTerms: (userId: string) => Promise<void>;
  contract: Contract;
  identity: IdentityHandler;
  checkBearer: BearerCheck;
  /** Whether the control API exists. Without it its paths are unknown. */
  control: boolean;
  origin: string;
  portalOrigins: readonly string[];
}

const health = publicRoute('getHealth', () => json({ status: 'ok' }));

/** Handles every request: log, faults, then identity, API, public files, control API or health. */
export function createRequestHandler(ports: RequestPorts): RequestHandler {
  const { contract, log, faults, portalOrigins } = ports;
  const { document } = contract;
  const rights = sharedRights();
  const readCall = createCallReader(contract);
  const api = createRouter(apiRoutes(ports), document);
  const open = createRouter([...publicApiRoutes(ports), ...thirdPartyRoutes()], document);
  const control = createRouter([health, ...(ports.control ? controlRoutes(ports) : [])], document);

  async function handleApi(request: IncomingMessage, url: URL): Promise<ApiResponse> {
    const method = request.method ?? 'GET';
    if (open.knows(url.pathname)) {
      const match = open.find(method, url.pathname);
      return match.route.handle(await readCall(match, request, url));
    }
    if (!/^\/(?:api|core)(?:\/|$)/.test(url.pathname)) {
      throw new ProblemError(404, 'There is nothing at this address. Check the path.');
    }
    const { user } = await ports.checkBearer(request.headers.authorization);
    log.identify(request, user.username);
    const match = api.find(method, url.pathname);
    try {
      return await handleAs(user, match, request, url);
    } catch (error) {
      throw withAdministrators(error, user);
    }
  }

  async function handleAs(
    user: User,
    match: ReturnType<typeof api.find>,
    request: IncomingMessage,
    url: URL,
  ): Promise<ApiResponse> {
    const refusal = rights.refusalOf(match.route.id, user.claims);
    if (refusal !== null) {
      const permission = rights.missingFor(match.route.id, user.claims) ?? undefined;
      throw new ProblemError(403, refusal, { permission });
    }
    const call = await readCall(match, request, url, {
      authorize: () => ({
        caller: callerOf(user),
        changed: match.route.authorize?.({ path: match.params, user }),
      }),
      readBody: (body) => readTypedMembers(match.route.id, toPlainTexts(body)),
    });
    return match.route.handle({ ...call, user });
  }

  /** Adds to a refusal for lack of a permission who can give it. */
  function withAdministrators(error: unknown, user: User): unknown {
    if (!(error instanceof ProblemError) || error.status !== 403 || !error.options.permission) return error;
    const administrators = administratorsOf(ports.world, callerOf(user));
    return new ProblemError(403, error.message, { ...error.options, administrators });
  }

  async function handleControl(request: IncomingMessage, url: URL): Promise<ApiResponse> {
    if (url.pathname.startsWith('/sandbox/') && ports.control) {
      checkControlCaller(request, [ports.origin, ...portalOrigins]);
    }
    const match = control.find(request.method ?? 'GET', url.pathname);
    return match.route.handle(await readCall(match, request, url));
  }

  async function disturbed(request: IncomingMessage, response: DisturbedResponse, url: URL) {
    const entry = log.begin(request, url);
    response.onHead = (status) => {
      entry.status = status;
    };
    const fault = faults.take(entry.method, url.pathname);
    if (fault === undefined) return false;
    // Without this header a page cannot read a failed sign-in call. Calls through the portal's proxy do not need it.
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
      writeResponse(response, await handleControl(request, url));
      return;
    }
    if (await disturbed(request, response, url)) return;
    if (pathname.startsWith('/realms/')) await ports.identity(request, response, url);
    else writeResponse(response, await handleApi(request, url));
  }

  return (request, response) => {
    response.setHeader('x-request-id', randomUUID());
    handle(request, response).catch((error: unknown) => {
      const isAborted = request.destroyed && !request.complete;
      if (!isAborted) fail(response, error);
    });
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
    writeResponse(response, problem(error));
    return;
  }
  console.error('Sandbox: a call failed unexpectedly:', error);
  writeResponse(response, problem(new ProblemError(500, 'The sandbox failed at this call. See its output.')));
}
