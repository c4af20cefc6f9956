import { loginThemePath } from '../loginTheme.ts';

/** The policy of every page of the provider: no scripts, the theme's files, never framed. */
export function pageSecurityPolicy(formTargets: readonly string[]): string {
  return [
    `default-src 'none'`,
    `style-src 'self'`,
    `font-src 'self'`,
    // Browsers also check redirects after a form, so the policy names the portal's origins.
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    `img-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Escapes text for HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Wraps content (trusted markup) into a page of the provider. */
export function layout({ title, content }: { title: string; content: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} | Quayside</title>
<link rel="icon" href="${loginThemePath}/img/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${loginThemePath}/css/tokens.css">
<link rel="stylesheet" href="${loginThemePath}/css/login.css">
</head>
<body class="login-body">
<div class="login-page">
<header id="kc-header" class="login-brand">Quayside</header>
<main class="login-card">
${content}
</main>
</div>
</body>
</html>`;
}
