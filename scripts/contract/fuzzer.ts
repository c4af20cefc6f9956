import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../../tools/harness/runTool.ts';
import { root } from '../../tools/harness/settings.ts';

const constraints = join(root, 'scripts/contract/constraints.txt');
const folder = join(root, 'node_modules/.cache/quayside/fuzzer');
const tools = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');

/** The path of schemathesis, or the reason why it cannot be installed. */
export type Fuzzer = { readonly command: string } | { readonly missing: string };

/** Installs schemathesis in a Python environment of its own when it is missing or its constraints changed. */
export async function findFuzzer(): Promise<Fuzzer> {
  const command = join(tools, 'schemathesis');
  const stamp = join(folder, 'installed');
  const wanted = createHash('sha256').update(readFileSync(constraints)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { command };

  rmSync(folder, { recursive: true, force: true });
  const oldest = 'import sys; sys.exit(sys.version_info < (3, 10))';
  if ((await runTool('python3', ['-c', oldest], { quiet: true })).code !== 0)
    return { missing: 'there is no Python 3.10 or newer' };
  if ((await runTool('python3', ['-m', 'venv', folder], { quiet: true })).code !== 0)
    return { missing: 'Python cannot make an environment here (its venv module is missing)' };
  console.log('Installing schemathesis…');
  const install = ['install', '--quiet', '--disable-pip-version-check', '--constraint', constraints];
  const { code, output } = await runTool(join(tools, 'pip'), [...install, 'schemathesis'], { quiet: true });
  if (code !== 0) return { missing: `pip could not install schemathesis (${lastLineOf(output)})` };
  writeFileSync(stamp, wanted);
  return { command };
}

function lastLineOf(output: string): string {
  return output.trim().split('\n').at(-1)?.slice(0, 200) ?? '';
}
