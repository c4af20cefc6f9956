import type { KoaContextWithOIDC } from 'oidc-provider';
import { confirmSignOutPage } from './pages/messagePage.ts';
import { endpointPaths, realmPath } from './realm.ts';

/**
 * Renders the sign-out confirmation. A valid `id_token_hint` of the signed-in user needs no
 * confirmation, as in Keycloak: `endWithoutQuestion` responds first.
 */
export function renderEndSession(ctx: KoaContextWithOIDC, form: string): void {
  ctx.body = confirmSignOutPage(form);
}

/** The part of a sign-out request that names the return address and the client. */
interface EndSessionRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Whether a sign-out names a return address but no client. Keycloak refuses that; the library would ignore the address. */
export function returnsForNobody({ path, query }: EndSessionRequest): boolean {
  const names = (key: string) => query[key] !== undefined && query[key] !== '';
  return (
    path === endpointPaths.end_session &&
    names('post_logout_redirect_uri') &&
    !names('client_id') &&
    !names('id_token_hint')
  );
}

/** Koa middleware: redirects at once if a sign-out needs no confirmation. */
export async function endWithoutQuestion(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.status !== 200 || ctx.oidc?.route !== 'end_session') return;
  const { session, entities, params, provider } = ctx.oidc;
  if (session === undefined) return;

  const hintSubject = entities.IdTokenHint?.payload.sub;
  const signedIn = session.accountId !== undefined;
  if (signedIn && hintSubject !== session.accountId) return;

  // Codes and refresh tokens end with their session.
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { path: realmPath, overwrite: true });
  const target = stringParam(params, 'post_logout_redirect_uri');
  const state = stringParam(params, 'state');
  const address = new URL(target ?? provider.urlFor('end_session_success'));
  if (target !== undefined && state !== undefined) address.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(address.href);
}

function stringParam(
  params: Readonly<Record<string, unknown>> | undefined,
  name: string,
): string | undefined {
  const value = params?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
