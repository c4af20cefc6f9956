import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { isJsonObject } from '../store/mergePatch.ts';
import type { Settings } from '../store/settings.ts';

/** The longest that a session lasts, however much it is used: ten hours. */
const SESSION_LIMIT_SECONDS = 36_000;

/** How long a session lasts from now on, in seconds: as long as it may be idle, which is as long as a refresh token lasts. */
export function sessionSeconds(settings: Settings, loginTs: number | undefined): number {
  const age = loginTs === undefined ? 0 : Math.floor(Date.now() / 1000) - loginTs;
  return Math.max(1, Math.min(settings.get('tokens').refreshTokenSeconds, SESSION_LIMIT_SECONDS - age));
}

/** Koa middleware: what Keycloak does beside the answers of the token and the revocation endpoint. */
export function keycloakManners(provider: Provider, settings: Settings) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const uid = ctx.oidc?.entities.RefreshToken?.sessionUid;
    if (ctx.status !== 200 || uid === undefined) return;
    if (ctx.oidc.route === 'token') await describeSession(ctx, uid);
    // Nothing else hangs on the session: with its refresh token it ends.
    if (ctx.oidc.route === 'revocation') await (await provider.Session.findByUid(uid))?.destroy();
  };

  async function describeSession(ctx: KoaContextWithOIDC, uid: string): Promise<void> {
    const tokenSet: unknown = ctx.body;
    ctx.body = {
      ...(isJsonObject(tokenSet) ? tokenSet : {}),
      refresh_expires_in: settings.get('tokens').refreshTokenSeconds,
      'not-before-policy': 0,
      session_state: uid,
    };
    // To renew a token is to use the session.
    const session = await provider.Session.findByUid(uid);
    await session?.save(sessionSeconds(settings, session.loginTs));
  }
}
