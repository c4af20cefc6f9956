import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** A test that docs/invariants.md names: a file, or a command that proves it, and words of a title in the file. */
export interface NamedTest {
  place: string;
  words?: string | undefined;
}

/** Every test named in the column `test` of the tables: `path › words of a title`, several apart by semicolons. */
export function namedTests(markdown: string): NamedTest[] {
  let column = -1;
  const named: NamedTest[] = [];
  for (const line of markdown.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.includes('test')) column = cells.indexOf('test');
    else if (line.startsWith('|') && !/^[|\s:-]+$/.test(line)) {
      for (const reference of (cells[column] ?? '').split(';')) {
        const [place = '', words] = reference.split('›').map((part) => part.trim());
        named.push({ place, words });
      }
    }
  }
  return named;
}

/** One sentence for a test that is named and not there; null when it is. Comments of a test file prove nothing. */
export function missingTest({ place, words }: NamedTest): string | null {
  const [, command] = /^npm run (\w+)/.exec(place) ?? [];
  if (command !== undefined) {
    return existsSync(join(root, `scripts/${command}.ts`)) ? null : `There is no command "${place}".`;
  }
  const file = testFile(place);
  if (file === undefined) return `There is no test file "${place}".`;
  const titles = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.trim().startsWith('//'))
    .map((line) => /['"`].*['"`]/.exec(line)?.[0] ?? '');
  const isThere = words === undefined || (words !== '' && titles.some((title) => title.includes(words)));
  return isThere ? null : `${place} has no test with "${words}" in its title.`;
}

/** Paths begin in the core, with `ui:` in the design system, and with a folder of the root there. */
function testFile(place: string): string | undefined {
  const path = /^(?:apps|e2e|scripts)\//.test(place)
    ? place
    : `packages/${place.startsWith('ui: ') ? place.replace('ui: ', 'ui/src/') : `portal-core/src/${place}`}`;
  const endings = path.endsWith('.spec') ? ['.ts'] : ['.test.ts', '.test.tsx'];
  return endings.map((ending) => join(root, path + ending)).find((file) => existsSync(file));
}
