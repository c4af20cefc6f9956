/** What schemathesis writes of one run, as far as it is read. */
export interface FuzzReport {
  complete: boolean;
  operations: { selected: number; tested: number };
  test_cases: { generated: number; with_failures: number; unique_failures: number; without_checks: number };
  errors: readonly unknown[];
  warnings: { missing_auth: readonly unknown[] };
}

/** How many questions were answered by the document, and how many kinds of answer were not, with what else is wrong. */
export interface Verdict {
  passed: number;
  failed: number;
  problems: readonly string[];
}

/** Judges a run. One that asked nothing, stopped early or was never let in proves nothing, and counts as failed. */
export function verdictOf(report: FuzzReport | undefined): Verdict {
  if (report === undefined) return { passed: 0, failed: 1, problems: ['it ended without a report'] };
  const { complete, operations, test_cases: cases, errors, warnings } = report;
  const passed = cases.generated - cases.with_failures - cases.without_checks;
  const problems = [
    ...(complete ? [] : ['it did not run to its end']),
    ...(operations.tested > 0 && operations.tested === operations.selected
      ? []
      : [`only ${operations.tested} of ${operations.selected} calls were asked`]),
    ...(passed > 0 ? [] : ['nothing was asked']),
    ...(errors.length === 0 ? [] : [`${errors.length} errors stopped a part of it`]),
    ...(warnings.missing_auth.length === 0
      ? []
      : [`${warnings.missing_auth.length} calls let nobody in: the token is not accepted`]),
  ];
  return { passed: Math.max(passed, 0), failed: cases.unique_failures + problems.length, problems };
}
