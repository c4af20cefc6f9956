/** The part of the report of schemathesis that is read here. */
export interface FuzzReport {
  complete: boolean;
  operations: { selected: number; tested: number };
  test_cases: { generated: number; with_failures: number; unique_failures: number; without_checks: number };
  errors: readonly unknown[];
  warnings: { missing_auth: readonly unknown[] };
}

/** The number of operations whose responses fit the contract, of the kinds of failure, and other problems. */
export interface Verdict {
  passed: number;
  failed: number;
  problems: readonly string[];
}

/**
 * Counts the results of a run by operation, because its requests are generated. A run that sent nothing, stopped early or was never
 * authorized counts as failed.
 */
export function verdictOf(report: FuzzReport | undefined): Verdict {
  if (report === undefined) return { passed: 0, failed: 1, problems: ['it ended without a report'] };
  const { complete, operations, test_cases: cases, errors, warnings } = report;
  const checked = cases.generated - cases.with_failures - cases.without_checks;
  const problems = [
    ...(complete ? [] : ['it did not run to its end']),
    ...(operations.tested > 0 && operations.tested === operations.selected
      ? []
      : [`only ${operations.tested} of ${operations.selected} operations were tested`]),
    ...(checked > 0 ? [] : ['no request was checked']),
    ...(errors.length === 0 ? [] : [`${errors.length} errors stopped a part of it`]),
    ...(warnings.missing_auth.length === 0
      ? []
      : [`${warnings.missing_auth.length} operations refused the token`]),
  ];
  const failed = cases.unique_failures + problems.length;
  return { passed: Math.max(operations.tested - failed, 0), failed, problems };
}
