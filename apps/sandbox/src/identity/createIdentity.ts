import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { writeResponse } from '../http/apiResponse.ts';
import { ProblemError } from '../http/problem.ts';
import { isJsonObject } from '../store/mergePatch.ts';
import type { BearerCheck } from './bearer.ts';
import { endWithoutQuestion, returnsForNobody } from './endSession.ts';
import { checkMethod } from './methods.ts';
import { loginThemeFile, loginThemePath } from './loginTheme.ts';
import { keycloakBehaviour } from './keycloakBehaviour.ts';
import { pageSecurityPolicy } from './pages/layout.ts';
import { providerConfiguration, type ProviderPorts } from './providerConfiguration.ts';
import { endpointPaths, realmPath, signInPath } from './realm.ts';
import { createErrorRenderer } from './renderError.ts';
import { createSignIn } from './signIn.ts';
import { createUserInfo } from './userInfo.ts';

export interface IdentityPorts extends ProviderPorts {
  issuer: string;
  checkBearer: BearerCheck;
  /** Called with the user of an identity call, for the request log. */
  identified: (request: IncomingMessage, userId: string) => void;
}

/** Handles every request below `/realms/`. */
export type IdentityHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

/** An OpenID provider at Keycloak's addresses, with its sign-in form and userinfo. */
export function createIdentity(ports: IdentityPorts): IdentityHandler {
  const { issuer, portalOrigins, settings } = ports;
  const provider = createProvider(ports);
  const handle = provider.callback();
  const userInfo = createUserInfo(ports);
  const signIn = createSignIn({ provider, users: ports.users, portalOrigins });
  const policy = pageSecurityPolicy(portalOrigins);
  const renderError = createErrorRenderer(portalOrigins);

  function createProvider(from: IdentityPorts): Provider {
    const created = new Provider(issuer, providerConfiguration(from));
    created.use(async (ctx, next) => {
      await next();
      if (ctx.response.headers.location !== undefined) {
        // Koa would write the address, including the code, into an invisible page. No policy is sent, because
        // a redirect may load in the portal's silent frame.
        ctx.body = '';
        return;
      }
      // The library would respond with JSON if the request does not accept HTML, but a user signs out.
      if (ctx.oidc?.route === 'end_session' && ctx.status >= 400 && isJsonObject(ctx.body)) {
        renderError(ctx, ctx.body);
      }
      if (ctx.type === 'text/html') ctx.set('content-security-policy', policy);
    });
    created.use(async (ctx, next) => {
      if (!returnsForNobody(ctx)) {
        await next();
        return;
      }
      ctx.set('cache-control', 'no-store');
      ctx.status = 400;
      renderError(ctx, { error: 'invalid_request' });
    });
    created.use(keycloakBehaviour(created, settings));
    created.use(endWithoutQuestion);
    created.on('authorization.success', (ctx, out) => {
      if (ctx.oidc.session === undefined || out === undefined) return;
      Object.assign(out, { session_state: ctx.oidc.session.uid });
      if (ctx.oidc.session.accountId !== undefined) ports.identified(ctx.req, ctx.oidc.session.accountId);
    });
    created.on('grant.success', (ctx) => {
      const accountId = ctx.oidc.entities.Account?.accountId;
      if (accountId !== undefined) ports.identified(ctx.req, accountId);
    });
    created.on('server_error', (_ctx, error) => {
      console.error(`Sandbox: the identity provider failed: ${error.name}: ${error.message}`);
    });
    return created;
  }

  return async (request, response, url) => {
    if (!url.pathname.startsWith(`${realmPath}/`)) {
      throw new ProblemError(404, 'There is no such realm. The sandbox has one: quayside.');
    }
    checkMethod(request.method ?? 'GET', url.pathname);
    if (url.pathname === realmPath + endpointPaths.userinfo) {
      await userInfo(request, response);
      return;
    }
    if (url.pathname.startsWith(`${loginThemePath}/`)) {
      writeResponse(response, loginThemeFile(url.pathname));
      return;
    }
    if (url.pathname.startsWith(`${signInPath}/`)) {
      const answer = await signIn(request, response, url);
      if (answer !== undefined) writeResponse(response, answer);
      return;
    }
    // The library routes below its mount point and reads the full address from originalUrl.
    const originalUrl = url.pathname + url.search;
    Object.assign(request, { originalUrl, url: originalUrl.slice(realmPath.length) });
    await handle(request, response);
  };
}
