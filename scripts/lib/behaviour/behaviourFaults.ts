import { areaOf, idleStories, numbersNamedIn, provenIn, rulesIn } from './ruleNumbers.ts';

/** The document, and every source file by path. */
export interface Judged {
  document: string;
  sources: ReadonlyMap<string, string>;
}

const testFile = /\.(?:test|spec)\.tsx?$|\.stories\.tsx$/;

/** One line for each rule without a test, number without a rule and duplicate number. */
export function behaviourFaults({ document, sources }: Judged): string[] {
  const rules = rulesIn(document);
  const known = new Set(rules);
  const areas = new Set(rules.map(areaOf));
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
    if (!proven.has(rule))
      faults.push(`${rule} has no test. Put [${rule}] at the end of the title of one that proves it.`);
  return faults;
}

function duplicates(words: readonly string[]): string[] {
  return words.filter((word, index) => words.indexOf(word) !== index);
}
