import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../settings.ts';

/** One instruction: its name, its flags (`--from=…`) and the rest of the line, continued lines joined. */
export interface Instruction {
  name: string;
  flags: Readonly<Record<string, string>>;
  rest: string;
}

/** A stage: its base image and its instructions. */
export interface Stage {
  base: string;
  instructions: Instruction[];
}

/** Reads `deploy/Dockerfile`: the arguments before the first stage, and the stages by name. Throws when a stage has no name. */
export function readDockerfile(): { globals: Record<string, string>; stages: Record<string, Stage> } {
  const globals: Record<string, string> = {};
  const stages: Record<string, Stage> = {};
  let current: Stage | undefined;
  for (const instruction of instructionsOf(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'))) {
    if (instruction.name === 'FROM') {
      const [, base = '', name] = /^(\S+) AS (\w+)$/.exec(instruction.rest) ?? [];
      if (name === undefined) throw new Error(`A stage without a name: ${instruction.rest}`);
      current = { base, instructions: [] };
      stages[name] = current;
    } else if (current) current.instructions.push(instruction);
    else {
      const [name = '', value = ''] = instruction.rest.split('=');
      globals[name] = value;
    }
  }
  return { globals, stages };
}

function instructionsOf(text: string): Instruction[] {
  return text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', flags = '', rest = ''] = /^(\w+) ((?:--\S+ )*)(.*)$/.exec(line.trim()) ?? [];
      const pairs = [...flags.matchAll(/--([\w-]+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value]);
      return { name, flags: Object.fromEntries(pairs) as Record<string, string>, rest };
    });
}
