import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A change that is not released yet. */
export interface ChangeNote {
  /** Such as `@quayside/ui`. */
  package: string;
  kind: 'major' | 'minor' | 'patch';
  /** Markdown. */
  text: string;
}

const moduleName = 'virtual:change-notes';
const root = join(import.meta.dirname, '..');

/** The front matter of a changeset names its packages: `'@quayside/ui': minor`. */
const changeset = /^---\n(?<packages>[\s\S]*?)\n---\n(?<text>[\s\S]*)$/;
const line = /['"](?<name>[^'"]+)['"]: (?<kind>major|minor|patch)/g;

/** Provides `virtual:change-notes`: the changes since the last release, the newest first. */
export function changeNotes(): Plugin {
  return {
    name: 'change-notes',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const files = newestFirst();
      for (const file of files) this.addWatchFile(join(root, file));
      return `export default ${JSON.stringify(files.flatMap(notesIn))};`;
    },
  };
}

function notesIn(file: string): ChangeNote[] {
  const source = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  const { packages = '', text = '' } = changeset.exec(source)?.groups ?? {};
  return Array.from(packages.matchAll(line), ({ groups }) => ({
    package: groups?.['name'] ?? '',
    kind: groups?.['kind'] as ChangeNote['kind'],
    text: text.trim(),
  }));
}

/** The changesets by the commit that added them. One that is not committed is the newest. */
function newestFirst(): string[] {
  const files = globSync('.changeset/*.md', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const added = addedFiles();
  const place = (file: string): number => added.indexOf(file);
  return files.toSorted((one, other) => place(one) - place(other) || one.localeCompare(other));
}

/** Returns an empty list outside of a repository, where the order is that of the names. */
function addedFiles(): string[] {
  try {
    const log = ['log', '--format=', '--name-only', '--no-renames', '--diff-filter=A', '--', '.changeset'];
    return execFileSync('git', log, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n');
  } catch {
    return [];
  }
}
