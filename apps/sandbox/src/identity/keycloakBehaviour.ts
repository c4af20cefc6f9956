import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { isJsonObject } from '../store/mergePatch.ts';
import type { Settings } from '../store/settings.ts';

/** The longest lifetime of a session, however much it is used: ten hours. */
const SESSION_LIMIT_SECONDS = 36_000;

/** The remaining lifetime of a session in seconds: its idle time, which equals a refresh token's lifetime, up to the session limit. */
export function sessionSeconds(settings: Settings, loginTs: number | undefined): number {
  const age = loginTs === undefined ? 0 : Math.floor(Date.now() / 1000) - loginTs;
  return Math.max(1, Math.min(settings.get('tokens').refreshTokenSeconds, SESSION_LIMIT_SECONDS - age));
}

/** Koa middleware: the effects of Keycloak that go with token and revocation responses. */
export function keycloakBehaviour(provider: Provider, settings: Settings) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const uid = ctx.oidc?.entities.RefreshToken?.sessionUid;
    if (ctx.status !== 200 || uid === undefined) return;
    if (ctx.oidc.route === 'token') await describeSession(ctx, uid);
    // The session ends with its refresh token.
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
    // A refresh counts as use of the session.
    const session = await provider.Session.findByUid(uid);
    await session?.save(sessionSeconds(settings, session.loginTs));
  }
}
