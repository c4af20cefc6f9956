import { runTool } from './lib/runTool.ts';

/**
 * `npm run bench [-- bar | http] [rounds]`: measures what must be fast, beside what it could have been. A benchmark, not
 * a test: it prints, and fails nothing.
 */

const parts: Readonly<Record<string, readonly string[]>> = {
  bar: [],
  // Memory can only be told after the garbage is gone.
  http: ['--expose-gc'],
};

const asked = process.argv.slice(2);
const named = asked.filter((each) => each in parts);
const rest = asked.filter((each) => !(each in parts));

for (const [name, flags] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const { code } = await runTool('node', [...flags, `scripts/bench/${name}.ts`, ...rest], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) process.exitCode = 1;
}
