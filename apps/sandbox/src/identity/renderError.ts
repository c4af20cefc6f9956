import { messagePage } from './pages/messagePage.ts';

/** The library's error for a refused request. */
interface RefusedRequest {
  error?: unknown;
}

/** The part of the library's context that holds request and response. */
interface Refusal {
  oidc?: { readonly route: string };
  type: string;
  body?: unknown;
}

/** Endpoints that programs call. They always respond with JSON (RFC 6749, RFC 7009). */
const programRoutes = new Set(['token', 'revocation']);

/** Responds to a refused request with JSON for programs and a page for users, as Keycloak does. */
export function createErrorRenderer(portalOrigins: readonly string[]) {
  const [origin] = portalOrigins;
  const home = origin === undefined ? {} : { home: `${origin}/` };

  return (ctx: Refusal, refused: RefusedRequest): void => {
    if (programRoutes.has(ctx.oidc?.route ?? '')) {
      ctx.body = refused;
      return;
    }
    ctx.type = 'html';
    ctx.body = messagePage({
      title: 'We are sorry',
      text: 'This sign-in request cannot go on. Return to the portal and start again.',
      ...(typeof refused.error === 'string' ? { detail: refused.error } : {}),
      ...home,
    });
  };
}
