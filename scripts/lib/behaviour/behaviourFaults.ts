import { areaOf, idleStories, numbersNamedIn, provenIn, rulesIn } from './ruleNumbers.ts';

/** Rules that no test can prove yet, and the reason. */
export interface Awaited {
  reason: string;
  rules: readonly string[];
}

/** The document, and every source file by path. */
export interface Judged {
  document: string;
  sources: ReadonlyMap<string, string>;
  awaited: readonly Awaited[];
}

const testFile = /\.(?:test|spec)\.tsx?$|\.stories\.tsx$/;

/** One line for each rule without a test, number without a rule, duplicate number and needless exception. */
export function behaviourFaults({ document, sources, awaited }: Judged): string[] {
  const rules = rulesIn(document);
  const known = new Set(rules);
  const areas = new Set(rules.map(areaOf));
  const waiting = awaited.flatMap((entry) => entry.rules);
  const proven = new Map<string, string>();
  const faults = duplicates(rules).map((rule) => `docs/behaviour.md has ${rule} twice.`);
  for (const [path, source] of sources) {
    const numbers = testFile.test(path) ? provenIn(path, source) : [];
    for (const number of numbers) proven.set(number, path);
    for (const number of new Set([...numbers, ...numbersNamedIn(source, areas)]))
      if (!known.has(number)) faults.push(`${path} names ${number}: docs/behaviour.md has no such rule.`);
    if (path.endsWith('.stories.tsx'))
      for (const story of idleStories(path, source))
        faults.push(`${path}: ${story} has the number of a rule, but no play function that proves it.`);
  }
  for (const rule of known)
    if (!proven.has(rule) && !waiting.includes(rule))
      faults.push(`${rule} has no test. Put [${rule}] at the end of the title of one that proves it.`);
  for (const rule of waiting) {
    if (!known.has(rule)) faults.push(`${rule} is awaited, and docs/behaviour.md has no such rule.`);
    const path = proven.get(rule);
    if (path !== undefined) faults.push(`${rule} is awaited, and ${path} proves it: take it off the list.`);
  }
  return [...faults, ...duplicates(waiting).map((rule) => `${rule} is awaited twice.`)];
}

function duplicates(words: readonly string[]): string[] {
  return words.filter((word, index) => words.indexOf(word) !== index);
}
