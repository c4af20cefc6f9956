import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** The exit code and the output of a command. */
export interface CommandResult {
  code: number;
  output: string;
}

/** Runs the pinned pnpm, which need not be installed. */
export function runPnpm(
  args: readonly string[],
  options: Parameters<typeof runTool>[2] = {},
): Promise<CommandResult> {
  const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    config: { pnpm: string };
  };
  // Without the flag npx asks the registry each time, even for a version that it has.
  return runTool('npx', ['--prefer-offline', '-y', `pnpm@${config.pnpm}`, ...args], options);
}

/** Runs a tool from `node_modules/.bin`, or the machine's own. Prints its output unless `quiet`, and returns it. */
export function runTool(
  tool: string,
  args: readonly string[],
  options: { quiet?: boolean; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const local = join(root, 'node_modules/.bin', tool);
    const child = spawn(existsSync(local) ? local : tool, args, {
      cwd: options.cwd ?? root,
      // Playwright sets FORCE_COLOR in its workers, and Node warns about both.
      env: {
        ...process.env,
        ...(options.quiet && { NO_COLOR: '1', FORCE_COLOR: undefined }),
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    // A stopped command leaves nothing running. Playwright stops its own processes on this signal.
    const stop = () => void child.kill('SIGINT');
    process.once('exit', stop);
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (!options.quiet) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      process.off('exit', stop);
      resolve({ code: code ?? 1, output });
    });
  });
}
