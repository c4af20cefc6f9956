import { escapeHtml, layout } from './layout.ts';

/** A page with a message. `home` adds a link back to the portal. */
export interface MessagePageContent {
  title: string;
  text: string;
  /** A technical detail for support. */
  detail?: string;
  home?: string;
}

export function messagePage({ title, text, detail, home }: MessagePageContent): string {
  return layout({
    title,
    content: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${detail === undefined ? '' : `<p class="login-info">Reason: <code>${escapeHtml(detail)}</code></p>`}
${home === undefined ? '' : `<a class="login-button" href="${escapeHtml(home)}">Back to the portal</a>`}`,
  });
}

/** The sign-out confirmation. `form` is the library's form, which the button submits. */
export function confirmSignOutPage(form: string): string {
  return layout({
    title: 'Sign out',
    content: `<h1>Do you want to sign out?</h1>
${form}
<button id="kc-logout" type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Sign out</button>`,
  });
}
