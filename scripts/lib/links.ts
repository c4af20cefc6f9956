import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './settings.ts';

/** The links of a Markdown document to files of this project that are not there, or have no such heading. */
export function missingLinks(document: string): string[] {
  const links = [...read(join(root, document)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => !/^\w+:/.test(link) && !isThere(document, link));
}

function isThere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = join(root, path === '' ? document : join(dirname(document), path));
  if (!existsSync(file)) return false;
  const headings = anchor === undefined ? [] : [...read(file).matchAll(/^#+ (.*)$/gm)];
  return anchor === undefined || headings.some(([, heading = '']) => anchorOf(heading) === anchor);
}

/** The anchor by which a heading is linked. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
