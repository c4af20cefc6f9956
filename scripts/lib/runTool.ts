import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './settings.ts';

/** How a command ended, with all it printed. */
export interface CommandResult {
  code: number;
  output: string;
}

/** Runs a tool of `node_modules/.bin` from the root; prints as it goes unless `quiet`, and keeps what it printed. */
export function runTool(tool: string, args: readonly string[], options: { quiet?: boolean; env?: NodeJS.ProcessEnv; cwd?: string } = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (!options.quiet) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
