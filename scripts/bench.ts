import { runTool } from './lib/runTool.ts';
import { commandArguments, fail } from './lib/settings.ts';

/**
 * `npm run bench [-- bar | http] [rounds]`: measures what must be fast, beside what it could have been. A benchmark, not
 * a test: it prints, and fails nothing.
 */

const parts: Readonly<Record<string, readonly string[]>> = {
  bar: [],
  // Memory can only be told after the garbage is gone.
  http: ['--expose-gc'],
};

const asked = commandArguments(Object.keys(parts), 'a number of rounds');
const named = asked.filter((each) => each in parts);
const rest = asked.filter((each) => !(each in parts));
if (rest.some((each) => !/^[1-9]\d*$/.test(each))) fail('The rounds are a whole number from 1 on.');

for (const [name, flags] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const { code } = await runTool('node', [...flags, `scripts/bench/${name}.ts`, ...rest], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) process.exitCode = 1;
}
