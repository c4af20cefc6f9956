import { createHash } from 'node:crypto';
import { style } from './style.ts';

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect y="10" width="16" height="4" fill="#9a4a0a"/></svg>',
)}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The policy of every page of the provider: no scripts, own styles, never framed. */
export function pageSecurityPolicy(formTargets: readonly string[]): string {
  return [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
    // Browsers also check redirects after a form, so the policy names the portal's origins.
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    // The icon. Without it a browser would request one from the server.
    'img-src data:',
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
<link rel="icon" href="${icon}">
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">Quayside</p>
${content}
</main>
</body>
</html>`;
}
