import { messagePage } from './pages/messagePage.ts';

/** What the library says of a refused request. */
interface RefusedRequest {
  error?: unknown;
}

/** The part of the library's context that says what was asked and takes the answer. */
interface Refusal {
  oidc?: { readonly route: string };
  type: string;
  body?: unknown;
}

/** Endpoints that programs call: they answer JSON whatever the caller takes (RFC 6749, RFC 7009). */
const programRoutes = new Set(['token', 'revocation']);

/** Puts a refused request into words: JSON where a program asks, else a page for the person, as Keycloak does. */
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
