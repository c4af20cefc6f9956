import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingAddresses } from './missingAddresses.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-build-'));
  write('assets/there.js', '');
  write('assets/there.woff2', '');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, content: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const there: readonly [what: string, file: string, content: string][] = [
  ['a relative font', 'assets/a.css', 'a { src: url(./there.woff2) format("woff2") }'],
  ['a font from the root', 'assets/a.css', "a { src: url('/assets/there.woff2?v=1') }"],
  ['an inline picture', 'assets/a.css', 'a { background: url("data:image/svg+xml,<svg>") }'],
  ['the page itself', 'index.html', '<a href="">Reload</a><a href="#main">Skip</a>'],
  ['another origin', 'index.html', '<a href="https://example.org/help">Help</a>'],
  ['a path of the server', 'assets/a.js', 'fetch("/assets/portal/config.json")'],
  ['a computed import', 'assets/a.js', 'import(name); import(`./${name}.js`)'],
  ['a folder of assets', 'assets/a.js', 'const folder = "/assets/"'],
];

test.each(there)('A build with %s lacks nothing', (_what, file, content) => {
  write(file, content);
  expect(missingAddresses(folder, ['/assets/portal/config.json'])).toEqual([]);
});

const gone: readonly [what: string, file: string, content: string, address: string][] = [
  [
    'font',
    'assets/a.css',
    '@font-face { src: url(../node_modules/font.woff2) }',
    '../node_modules/font.woff2',
  ],
  ['font of an inline style', 'index.html', '<style>a { src: url(font.woff2) }</style>', 'font.woff2'],
  ['script', 'index.html', '<script type="module" src="/assets/gone.js"></script>', '/assets/gone.js'],
  ['icon', 'index.html', '<link rel="icon" href="/gone.svg">', '/gone.svg'],
  ['static import', 'assets/a.js', 'import { a } from "./gone.js"; a()', './gone.js'],
  ['re-export', 'assets/a.js', 'export { a } from "./gone.js"', './gone.js'],
  ['dynamic import', 'assets/a.js', 'const load = () => import(`./gone.js`)', './gone.js'],
  ['script in single quotes', 'index.html', "<script src='/assets/gone.js'></script>", '/assets/gone.js'],
  ['script without quotes', 'index.html', '<script src=/assets/gone.js></script>', '/assets/gone.js'],
  ['larger picture', 'index.html', '<img srcset="/assets/there.js 1x, /gone.webp 2x">', '/gone.webp'],
  ['imported style', 'assets/a.css', '@import "gone.css";', 'gone.css'],
  ['picture of a set', 'assets/a.css', 'a { background: image-set("gone.webp" 1x) }', 'gone.webp'],
  ['picture with a malformed name', 'assets/a.css', 'a { src: url(/100%.png) }', '/100%.png'],
  ['file in place of a folder', 'assets/a.css', 'a { src: url(/assets) }', '/assets'],
  ['worker', 'assets/a.js', 'new URL("./gone.js", import.meta.url)', './gone.js'],
  ['file of a version', 'assets/a.js', 'fetch("/assets/gone.js?v=1")', '/assets/gone.js'],
  [
    'picture of a style in a script',
    'assets/a.js',
    'css`a { src: url(/assets/gone.png) }`',
    '/assets/gone.png',
  ],
  ['preloaded file', 'assets/a.js', 'const files = ["assets/gone.css"]', '/assets/gone.css'],
];

test.each(gone)('A build without its %s names the file and the address', (_what, file, content, address) => {
  write(file, content);
  expect(missingAddresses(folder)).toEqual([{ file, address }]);
});
