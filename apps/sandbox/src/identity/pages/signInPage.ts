import { demoAccounts, demoPassword } from '../../seed/people.ts';
import { escapeHtml, layout } from './layout.ts';

/** The content of the sign-in form. `action` is its target. */
export interface SignInPageContent {
  action: string;
  username?: string;
  error?: string;
  /** The signed-in user who must enter the password again, and the address that ends their session and restarts. */
  person?: { username: string; restart: string };
}

/** The sign-in form. It has Keycloak's ids, so one test drives both, and works without JavaScript. */
export function signInPage({ action, username = '', error, person }: SignInPageContent): string {
  const invalid = error === undefined ? '' : ' aria-invalid="true" aria-describedby="input-error"';
  const message =
    error === undefined
      ? ''
      : `<p class="login-alert" id="input-error" role="alert">${escapeHtml(error)}</p>`;
  const accounts = demoAccounts
    .map((account) => `<dt>${account.username}</dt><dd>${escapeHtml(account.summary)}</dd>`)
    .join('\n');

  return layout({
    title: 'Sign in',
    content: `<h1 id="kc-page-title">Sign in to your account</h1>
<form id="kc-form-login" method="post" action="${escapeHtml(action)}">
${message}
${person ? attemptedField(person) : usernameField(username, invalid)}
<div class="login-field">
<label for="password">Password</label>
<input class="login-input" id="password" name="password" type="password" autocomplete="current-password" required${person ? ' autofocus' : ''}${invalid}>
</div>
<button class="login-button" id="kc-login" name="login" type="submit">Sign In</button>
</form>
<section class="login-accounts" aria-labelledby="accounts-title">
<h2 id="accounts-title">Demo accounts, password <code>${demoPassword}</code></h2>
<dl>
${accounts}
</dl>
</section>`,
  });
}

function usernameField(username: string, invalid: string): string {
  return `<div class="login-field">
<label for="username">Username or email</label>
<input class="login-input" id="username" name="username" type="text" autocomplete="username" autocapitalize="none" spellcheck="false"
 required autofocus value="${escapeHtml(username)}"${invalid}>
</div>`;
}

function attemptedField({ username, restart }: { username: string; restart: string }): string {
  return `<p>Please re-authenticate to continue</p>
<div class="login-field">
<span id="kc-attempted-username">${escapeHtml(username)}</span>
<a id="reset-login" href="${escapeHtml(restart)}">Restart login</a>
</div>`;
}
