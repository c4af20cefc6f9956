import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../lib/runTool.ts';
import { root } from '../lib/settings.ts';
import { verdictOf, type FuzzReport, type Verdict } from './verdict.ts';

/** Calls of the document that are asked together. */
export interface Part {
  name: string;
  /** Which paths, as a regular expression of Python's. */
  paths: string;
  /** Whether some of its calls are linked, so that one's answer is the next one's question. */
  isLinked: boolean;
}

/** What every backend implements. */
export const backendPart: Part = { name: 'backend', paths: '^/(api|core)/', isLinked: true };

/** What is in the sandbox besides. The control API comes last: it changes how everything else answers. */
export const sandboxParts: readonly Part[] = [
  { name: 'identity and files', paths: '^/(realms|resources|health)', isLinked: false },
  { name: 'control', paths: '^/sandbox/', isLinked: false },
];

/** A server to ask, and whose token goes with the questions. */
export interface AskedServer {
  url: string;
  token: string;
}

/** Asks a server all about one part; prints what comes of it. */
export async function askPart(command: string, part: Part, { url, token }: AskedServer): Promise<Verdict> {
  const folder = join(root, 'node_modules/.cache/quayside/contract');
  const report = join(folder, `${part.name.replaceAll(' ', '-')}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  await runTool(
    command,
    [
      '--no-color',
      '--config-file',
      join(root, 'scripts/contract/schemathesis.toml'),
      'run',
      join(root, 'apps/sandbox/src/contract/generated/openapi.json'),
      '--url',
      url,
      '--include-path-regex',
      part.paths,
      '--checks',
      'all',
      '--phases',
      part.isLinked ? 'examples,coverage,fuzzing,stateful' : 'examples,coverage,fuzzing',
      '--report',
      'json',
      '--report-json-path',
      report,
    ],
    { cwd: folder, env: { CONTRACT_TOKEN: token } },
  );
  const verdict = verdictOf(readReport(report));
  for (const problem of verdict.problems) console.error(`${part.name}: ${problem}.`);
  return verdict;
}

function readReport(path: string): FuzzReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as FuzzReport;
  } catch {
    return undefined;
  }
}
