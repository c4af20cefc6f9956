import { explanations, type Explanation } from './explanations.ts';
import { mutatedFolders, type MutatedFolder } from './files.ts';
import type { MutatedFile, Survivor } from './mutants.ts';

/** What the last runs found, by folder. */
export type MutationResults = Partial<Record<MutatedFolder, MutatedFile[]>>;

/** The share of a folder's changes that its tests must notice, in percent. */
export const leastScore = 85;

type Counts = Omit<MutatedFile, 'file' | 'survivors'>;

const kinds: Readonly<Record<Explanation['kind'] | 'unexplained', string>> = {
  equivalent: 'It behaves the same',
  browser: 'It matters in a browser only, and these tests run in Node',
  wording: 'Only what is said changes',
  rare: 'It would matter in a moment that no test plays',
  unexplained: 'Not explained',
};

/** The share of changes that were noticed, in percent; one that makes the tests hang counts as noticed. */
export function scoreOf({ killed, timeout, survived, noCoverage }: Counts): number {
  const noticed = killed + timeout;
  return (100 * noticed) / (noticed + survived + noCoverage);
}

/** All files of a folder as one. */
export function sum(files: readonly MutatedFile[]): Counts {
  const total = (name: keyof Counts): number => files.reduce((so, file) => so + file[name], 0);
  return {
    killed: total('killed'),
    timeout: total('timeout'),
    survived: total('survived'),
    noCoverage: total('noCoverage'),
  };
}

/** A table by file, in Markdown; files without code to change are left out. */
export function tableOf(folder: string, files: readonly MutatedFile[]): string {
  return [
    `| ${folder} | killed | survived | no coverage | timeouts | score |`,
    '| --- | --- | --- | --- | --- | --- |',
    ...files.filter((file) => changesOf(file) > 0).map((file) => row(file.file, file)),
    row('all', sum(files)),
  ].join('\n');
}

/** The page about the last runs: a table for each folder, then what no test notices, with the reason. */
export function pageOf(results: MutationResults): string {
  const folders = mutatedFolders
    .map((folder) => [folder, results[folder] ?? []] as const)
    .filter(([, files]) => files.length > 0);
  const all = folders.flatMap(([folder, files]) =>
    files.flatMap(({ file, survivors }) => survivors.map((each) => explain(`${folder}/${file}`, each))),
  );
  const groups = Object.entries(kinds).flatMap(([kind, title]) => {
    const lines = all.filter(({ explanation }) => (explanation?.kind ?? 'unexplained') === kind);
    return lines.length === 0 ? [] : [`### ${title} (${lines.length})`, listOf(lines)];
  });
  const least = `At least ${leastScore} % of the changes of each folder must be noticed.`;
  return [
    '# The last run of the mutation tests',
    `\`npm run mutation\`: every change that Stryker knows, one at a time, and the tests of portal-core that reach it. ${least}`,
    ...folders.map(([folder, files]) => tableOf(folder, files)),
    '## What no test notices, and why',
    ...groups,
  ]
    .join('\n\n')
    .concat('\n');
}

interface Explained {
  path: string;
  survivor: Survivor;
  explanation: Explanation | undefined;
}

function explain(path: string, survivor: Survivor): Explained {
  const explanation = explanations.find(
    (each) =>
      each.path === path &&
      survivor.line.includes(each.where) &&
      (each.replacement === undefined || survivor.replacement === each.replacement),
  );
  return { path, survivor, explanation };
}

/** A line for each reason, with all changes it explains. */
function listOf(lines: readonly Explained[]): string {
  const byReason = Map.groupBy(lines, ({ path, explanation }) => explanation ?? path);
  return [...byReason.values()]
    .map((same) => {
      const [{ path, explanation } = { path: '' }] = same;
      const changes = same.map(
        ({ survivor: { original, replacement } }) => `${code(original)} → ${code(replacement)}`,
      );
      return `- **${path}** ${[changes.join(', '), explanation?.why ?? []].flat().join(': ')}`;
    })
    .join('\n');
}

function changesOf({ killed, timeout, survived, noCoverage }: Counts): number {
  return killed + timeout + survived + noCoverage;
}

function row(name: string, counts: Counts): string {
  const { killed, survived, noCoverage, timeout } = counts;
  return `| ${[name, killed, survived, noCoverage, timeout, scoreOf(counts).toFixed(1)].join(' | ')} |`;
}

function code(text: string): string {
  const short = text.length > 70 ? `${text.slice(0, 70)}…` : text;
  return short === '' ? 'nothing' : `\`\` ${short} \`\``;
}
