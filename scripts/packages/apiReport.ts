import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  Extractor,
  ExtractorConfig,
  ExtractorMessageCategory,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { runTool } from '../../tools/harness/runTool.ts';
import { readModules, type Packed, type PackedEntry } from '../../tools/harness/packages/packed.ts';

const shownLines = 40;

/** The namespace of an entry in the report: `./TopNav` → `topNavEntry`. */
function entryName({ subpath }: PackedEntry): string {
  const name = subpath === '.' ? 'index' : subpath.slice(2).replaceAll(/\W+/g, '_');
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Entry`;
}

/** Writes one file that exports every entry, so that shared declarations are reported once. */
function writeAllEntries(packed: Packed): string {
  const path = join(packed.folder, 'all-entries.d.ts');
  const lines = readModules(packed).map(
    (entry) => `export * as ${entryName(entry)} from './${entry.file.replace(/\.js$/, '.d.ts')}';`,
  );
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

/** Writes the report to `folder` and adds faults of the declarations to `problems`. */
function extract(packed: Packed, folder: string, problems: string[]): void {
  const entry = writeAllEntries(packed);
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: packed.folder,
      mainEntryPointFilePath: entry,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2023',
            module: 'preserve',
            moduleResolution: 'bundler',
            lib: ['es2023', 'dom', 'dom.iterable'],
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [entry],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${packed.name}.api.md`,
        reportFolder: folder,
        reportTempFolder: folder,
      },
    },
    configObjectFullPath: join(packed.folder, 'api-extractor.json'),
    packageJsonFullPath: join(packed.folder, 'package.json'),
  });
  mkdirSync(folder, { recursive: true });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
      const problem = judge(message, packed);
      if (problem !== undefined) problems.push(problem);
    },
  });
  rmSync(entry);
}

function judge(message: ExtractorMessage, { name, folder }: Packed): string | undefined {
  const { messageId, text, sourceFilePath, category } = message;
  const where = sourceFilePath?.replace(`${folder}/`, '');
  // Readers look up props one by one, so each needs a comment. An interface of the core needs one for the whole.
  if (messageId === 'ae-undocumented')
    return name === 'ui' || isExport(message)
      ? `${where}: ${text} Write what it is and when to use it.`
      : undefined;
  // Callers reach the generated types of the platform's operations through `PlatformContract`, and never name `MatchesContract`.
  if (messageId === 'ae-forgotten-export' && /"(?:operations(?:_\d+)?|MatchesContract)"/.test(text))
    return undefined;
  if (messageId === 'ae-forgotten-export')
    return `${where}: ${/"(.+?)"/.exec(text)?.[1]} is part of the API, but no entry exports it.`;
  return category === ExtractorMessageCategory.Compiler ? `${where}: ${text}` : undefined;
}

function isExport({ sourceFilePath, sourceFileLine }: ExtractorMessage): boolean {
  if (sourceFilePath === undefined || sourceFileLine === undefined) return true;
  const lines = readFileSync(sourceFilePath, 'utf8').split('\n');
  return /^(?:export|declare) /.test(lines[sourceFileLine - 1] ?? 'export ');
}

/** Compares the public declarations with the committed report. Returns one line per problem; `update` writes the report. */
export async function checkApi(packed: Packed, { update }: { update: boolean }): Promise<string[]> {
  const problems: string[] = [];
  const folder = join(packed.folder, '../api');
  extract(packed, folder, problems);
  const fresh = join(folder, `${packed.name}.api.md`);
  const committed = join(packed.source, 'etc', basename(fresh));
  if (update) {
    mkdirSync(dirname(committed), { recursive: true });
    writeFileSync(committed, readFileSync(fresh));
  }
  if (!existsSync(committed)) return [...problems, 'There is no API report: npm run packages -- --update'];
  const { code, output } = await runTool('git', ['diff', '--no-index', '-U0', '--', committed, fresh], {
    quiet: true,
  });
  if (code === 0) return problems;
  const changes = output.split('\n').filter((line) => /^[+-](?![+-])/.test(line));
  const shown = changes.slice(0, shownLines).join('\n');
  const rest = changes.length > shownLines ? `\n… and ${changes.length - shownLines} more lines` : '';
  return [
    ...problems,
    `The public API differs from the committed report:\n${shown}${rest}\nIf you meant to change it: npm run packages -- --update, and add a changeset.`,
  ];
}
