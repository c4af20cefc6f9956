/** What a command says about a fault. */
export type Verdict =
  | { readonly kind: 'noticed'; readonly by: string }
  | { readonly kind: 'missed'; readonly why: string };

/** The numbers of a test run, and one line for each failure. The line of a test begins with its file and title, `file › title`. */
export interface TestRun {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

/** A fault is noticed by a failing test. A failed build, a file that cannot be loaded and a run without tests notice nothing. */
export function verdictOf({ passed, failed, failures }: TestRun): Verdict {
  const build = failures.find((failure) => failure.startsWith('build '));
  const test = failures.find((failure) => failure.includes(' › '));
  if (build !== undefined) return { kind: 'missed', why: `the build failed: ${build}` };
  if (failed > 0 && test !== undefined) return { kind: 'noticed', by: test };
  if (failures.length > 0) return { kind: 'missed', why: `no test failed, but: ${failures[0]}` };
  return { kind: 'missed', why: passed === 0 ? 'there are no such tests' : `${passed} tests passed` };
}
