import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { html, type ApiResponse } from '../http/apiResponse.ts';
import { readForm } from '../http/readBody.ts';
import type { User, Users } from '../store/users.ts';
import { passwordAcr } from './claims.ts';
import { pageSecurityPolicy } from './pages/layout.ts';
import { messagePage } from './pages/messagePage.ts';
import { signInPage } from './pages/signInPage.ts';
import { signInPath } from './realm.ts';

export interface SignInPorts {
  provider: Provider;
  users: Users;
  portalOrigins: readonly string[];
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Shows the form (GET) and handles it (POST). Returns a page, or undefined after a redirect. */
export function createSignIn({ provider, users, portalOrigins }: SignInPorts) {
  const policy = { 'content-security-policy': pageSecurityPolicy(portalOrigins) };

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<ApiResponse | undefined> => {
    const interaction = await provider.interactionDetails(request, response).catch(() => undefined);
    if (interaction === undefined) return expired();
    if (url.searchParams.has('restart')) return restart(interaction);
    const known = users.findEnabledById(interaction.session?.accountId ?? '');
    if (request.method !== 'POST') return form(interaction, known, { username: hintOf(interaction) });

    const fields = await readForm(request);
    const username = known?.username ?? fields.get('username') ?? '';
    const user = users.findByCredentials(username, fields.get('password') ?? '');
    if (user === undefined)
      return form(interaction, known, { username, error: 'Invalid username or password.' });
    users.recordSignIn(user.username, new Date());
    const login = { accountId: user.id, remember: false, acr: passwordAcr };
    response.setHeader('cache-control', 'no-store');
    await provider.interactionFinished(request, response, { login });
    return undefined;
  };

  /** As in Keycloak, a signed-in user is asked for the password only. Another user restarts. */
  function form(
    { uid }: Interaction,
    known: User | undefined,
    content: { username: string; error?: string },
  ): ApiResponse {
    const action = `${signInPath}/${uid}`;
    const person = known && { username: known.username, restart: `${action}?restart=true` };
    return html(signInPage({ action, ...content, ...(person && { person }) }), 200, policy);
  }

  /** Ends the current session, so that another user may sign in. */
  async function restart(interaction: Interaction): Promise<ApiResponse> {
    const { session, uid } = interaction;
    if (session !== undefined) {
      const stored = await provider.Session.findByUid(session.uid);
      await stored?.destroy();
      delete interaction.session;
      await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
    }
    return { status: 303, headers: { location: `${signInPath}/${uid}`, 'cache-control': 'no-store' } };
  }

  function expired(): ApiResponse {
    const [origin] = portalOrigins;
    const page = messagePage({
      title: 'Page has expired',
      text: 'This sign-in took too long or was already used. Return to the portal to begin again.',
      ...(origin === undefined ? {} : { home: `${origin}/` }),
    });
    return html(page, 400, policy);
  }
}

function hintOf({ params }: Interaction): string {
  return typeof params.login_hint === 'string' ? params.login_hint : '';
}
