import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { html, type Answer } from '../http/answer.ts';
import { readForm } from '../http/readBody.ts';
import type { Users } from '../store/users.ts';
import { pageSecurityPolicy } from './pages/layout.ts';
import { messagePage } from './pages/messagePage.ts';
import { signInPage } from './pages/signInPage.ts';
import { signInPath } from './realm.ts';

/** What the sign-in form needs. */
export interface SignInPorts {
  provider: Provider;
  users: Users;
  portalOrigins: readonly string[];
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Shows the form (GET) and takes it (POST). Answers with a page, or undefined once it has redirected. */
export function createSignIn({ provider, users, portalOrigins }: SignInPorts) {
  const policy = { 'content-security-policy': pageSecurityPolicy(portalOrigins) };

  return async (request: IncomingMessage, response: ServerResponse): Promise<Answer | undefined> => {
    const interaction = await provider.interactionDetails(request, response).catch(() => undefined);
    if (interaction === undefined) return expired();
    const action = `${signInPath}/${interaction.uid}`;
    if (request.method !== 'POST') {
      const hint = interaction.params.login_hint;
      const username = typeof hint === 'string' ? { username: hint } : {};
      return html(signInPage({ action, ...username }), 200, policy);
    }

    const form = await readForm(request);
    const username = form.get('username') ?? '';
    const user = users.findByCredentials(username, form.get('password') ?? '');
    if (user === undefined) {
      return html(signInPage({ action, username, error: 'Invalid username or password.' }), 200, policy);
    }
    await leaveOtherPersonsSession(interaction, user.id);
    await provider.interactionFinished(request, response, { login: { accountId: user.id, remember: false } });
    return undefined;
  };

  /** Signing in as somebody else ends the first person's session, without a page in between. */
  async function leaveOtherPersonsSession(interaction: Interaction, accountId: string): Promise<void> {
    const { session } = interaction;
    if (session === undefined || session.accountId === undefined || session.accountId === accountId) return;
    const stored = await provider.Session.findByUid(session.uid);
    await stored?.destroy();
    delete interaction.session;
    await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
  }

  function expired(): Answer {
    const [origin] = portalOrigins;
    const page = messagePage({
      title: 'Page has expired',
      text: 'This sign-in took too long or was already used. Return to the portal to begin again.',
      ...(origin === undefined ? {} : { home: `${origin}/` }),
    });
    return html(page, 400, policy);
  }
}
