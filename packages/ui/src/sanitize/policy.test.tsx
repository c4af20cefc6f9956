import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SafeHtml, sanitizeHtml } from './sanitizeHtml.ts';

/** Creates HTML with a policy of that name. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

/** A page with the portal's Content-Security-Policy and the sanitiser. */
type PolicyWindow = Window &
  typeof globalThis & { sanitizeHtml?: typeof sanitizeHtml; trustedTypes?: TrustedTypes };

const policy = [
  "default-src 'none'",
  "script-src 'self' 'nonce-test'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' https:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify control',
].join('; ');

const frame = document.createElement('iframe');
const raised: string[] = [];
let page: PolicyWindow;
let control: ReturnType<TrustedTypes['createPolicy']> | undefined;

beforeAll(async () => {
  const source = new URL('sanitizeHtml.ts', import.meta.url).href;
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">
    <script type="module" nonce="test">import { sanitizeHtml } from '${source}'; window.sanitizeHtml = sanitizeHtml;</script>`;
  // The frame's load event waits for its modules.
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  page = windowOf(frame);
  page.document.addEventListener('securitypolicyviolation', (event) => raised.push(event.effectiveDirective));
});

beforeEach(() => {
  raised.length = 0;
});

afterAll(() => frame.remove());

it.each([
  ['a style attribute', '<p style="color:red">x</p>'],
  ['a style element', '<style>p{color:red}</style>x'],
  ['a base address', '<base href="https://evil.example/">x'],
])('HTML with %s raises a violation when it is merely parsed', async (_what, html) => {
  // The control: it proves that violations are detected.
  control ??= page.trustedTypes?.createPolicy('control', { createHTML: (text) => text });
  new page.DOMParser().parseFromString(control?.createHTML(html) ?? html, 'text/html');
  expect(await violations()).not.toEqual([]);
});

it('The Trusted Types policy blocks HTML that was not sanitised', async () => {
  const place = page.document.createElement('div');
  expect(() => (place.innerHTML = '<b>x</b>')).toThrow(/TrustedHTML/);
  expect(await violations()).toEqual(['require-trusted-types-for']);
});

it('sanitizeHtml returns HTML that Trusted Types accept and that can be read as text', async () => {
  const place = page.document.createElement('div');
  const clean = sanitize('<b onclick="parent.hostile()">x</b><script>parent.hostile()</script>');
  // As React assigns it: the object, not its text.
  Reflect.set(place, 'innerHTML', clean);
  expect(place.innerHTML).toBe('<b>x</b>');
  expect(clean.toString()).toBe('<b>x</b>');
  expect(await violations()).toEqual([]);
});

const attack = 'parent.hostile()';

it.each([
  ['a style attribute', '<p style="color:red">x</p>'],
  ['a style attribute in capitals', '<P STYLE="color:red">x</P>'],
  ['a style attribute without quotes', '<p style=color:red>x</p>'],
  ['a style attribute behind a slash', '<p/style=color:red>x</p>'],
  ['a style attribute on a line of its own', '<p\n\tstyle="color:red"\r\n>x</p>'],
  [
    'a style attribute after another without a space',
    '<p title="a"style="color:red"lang=\'en\'style=x>x</p>',
  ],
  ['a style attribute behind the bracket of an end tag', '<p</style=color:red>x</p>'],
  ['a style attribute of a broken tag', '<p <b style="color:red">x</p>'],
  ['a style attribute that never ends', '<p style="color:red">x<p style="color:red'],
  [
    'a style attribute behind an unclosed value',
    '<p title="><p style=color:red>x</p>" style="color:red">x</p>',
  ],
  ['a style attribute of the page', '<html style="color:red"><body style="color:red">x</body></html>'],
  ['a style attribute in a template', '<template><p style="color:red">x</p></template>x'],
  ['a style attribute in a picture', '<svg style="color:red"><g style="color:red"></g></svg>x'],
  ['a style attribute in a formula', '<math style="color:red"><mi style="color:red">x</mi></math>x'],
  ['a style attribute of an unknown element', '<x-y style="color:red">x</x-y>'],
  ['a style attribute after a comment trick', '<!--><p style="color:red">--><p style="color:red">x</p>'],
  ['a style element', '<style>p{color:red}</style>x'],
  ['a style element in capitals', '<STYLE type="text/css">p{color:red}</STYLE>x'],
  ['a style element with a slash', '<style/>p{color:red}</style>x'],
  ['a style element that never ends', 'x<style>p{color:red}'],
  ['a style element in a table', '<table><style>p{}</style><tr><td>x<style>p{}</style></td></tr></table>'],
  ['a style element in a picture', '<svg><style>p{color:red}</style></svg>x'],
  ['a style element in a foreign object', '<svg><foreignObject><style>p{}</style></foreignObject></svg>x'],
  ['a style element in a formula', '<math><mtext><style>p{}</style></mtext></math>x'],
  ['a style element that ends in an attribute', '<svg></p><style><a id="</style><p style=color:red>">'],
  ['a handler', `<p onclick="${attack}">x</p>`],
  ['a picture with a handler', `<img src=x onerror="${attack}">`],
  ['a drawing with a handler', `<svg onload="${attack}"></svg>`],
  ['a page with a handler', `<body onload="${attack}">x</body>`],
  ['an inline script', `<script>${attack}</script>x`],
  ['a script in a drawing', `<svg><script>${attack}</script></svg>x`],
  ['a script that never ends', `x<script>${attack}`],
  ['a script that never ends in a box', `<div><script>${attack}`],
  ['a script in capitals that never ends', `<SCRIPT/x>${attack}`],
  ['a script in a drawing that never ends', `<svg><script>${attack}`],
  ['a script in a table that never ends', `<table><tr><script>${attack}`],
  ['a script behind a comment in it', `<script><!--<script></script>${attack}`],
  ['subtitles', '<video><track default src="https://evil.example/x.vtt"></video>x'],
  ['subtitles in capitals of a video that never ends', '<video><TRACK/default src="/x.vtt">'],
  ['subtitles of a sound', '<audio><track default kind=metadata src="/x.vtt">'],
  ['a video and a sound', '<video src=/x poster=/x autoplay></video><audio src=/x autoplay><source src=/x>x'],
  ['frames in place of the body', '<frameset onload=x><frame src="https://evil.example/">'],
  ['a script from elsewhere', '<script src="https://evil.example/x.js"></script>x'],
  ['a javascript link', `<a href="javascript:${attack}">x</a>`],
  ['a stylesheet', '<link rel=stylesheet href="https://evil.example/x.css">x'],
  ['a base address', '<base href="https://evil.example/">x'],
  ['a base address in capitals and behind a slash', '<BASE/href="https://evil.example/">x'],
  ['a base address in a drawing', '<svg><desc><base href="https://evil.example/"></desc></svg>x'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example/">x'],
  ['a policy', `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">x`],
  ['a frame', '<iframe src="https://evil.example/"></iframe><iframe srcdoc="<p style=x>"></iframe>x'],
  ['an object', '<object data="https://evil.example/"></object><embed src="https://evil.example/">x'],
  ['a form', '<form action="https://evil.example/"><input autofocus onfocus=x></form>x'],
])('sanitizeHtml raises no violation for %s', async (_what, html) => {
  sanitize(html);
  expect(await violations()).toEqual([]);
});

it('sanitizeHtml raises no policy violation for any input [BANNER-4]', async () => {
  const names =
    'p svg math style script base table tr td caption template textarea noscript title select option mtext noframes ' +
    'noembed basefont param desc html head body frameset frame plaintext form video audio track source object iframe';
  const name = fc.constantFrom(...names.split(' '));
  const piece = fc.oneof(
    name.map((tag) => `<${tag}`),
    name.map((tag) => `</${tag}>`),
    fc.constantFrom(' style=a:b', ' STYLE="a:b"', "/style='a:b'", 'style', ' href=//e.example', ' title="'),
    fc.constantFrom(' default', ' src=/x', ' onload=x', ' data=/x', 'script', 'track'),
    fc.constantFrom(...' ,\n,\f,\t,\r,\u0000,\uFDD0,\uFDD1,",\',=,/,>,<,x'.split(',')),
    fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '&lt;', '&#xFDD0;'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      sanitize(pieces.join(''));
    }),
    { numRuns: 300 },
  );
  expect(await violations()).toEqual([]);
});

function windowOf(of: HTMLIFrameElement): PolicyWindow {
  if (!of.contentWindow) throw new Error('The frame is not in the page.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a window has its globals, and the module adds one
  return of.contentWindow as PolicyWindow;
}

function sanitize(html: string): SafeHtml {
  if (!page.sanitizeHtml) throw new Error('The sanitiser is not loaded.');
  return page.sanitizeHtml(html);
}

/** The violations so far. Events arrive in order, so one that we raise ourselves proves that all earlier ones have arrived. */
async function violations(): Promise<string[]> {
  await page.fetch('/refused').catch(() => undefined);
  await expect.poll(() => raised).toContain('connect-src');
  return raised.filter((directive) => directive !== 'connect-src');
}
