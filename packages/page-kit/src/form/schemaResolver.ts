import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import * as v from 'valibot';

/** The problem of one field. `name` is its path: `sites.0.postcode`. */
export interface FieldProblem {
  readonly name: string;
  readonly message: string;
}

/**
 * Checks the values of a form with a valibot schema. Only the first problem of a field counts. `more` adds problems that
 * the schema cannot know.
 */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: v.GenericSchema<Values, Output>,
  more: (values: Values) => readonly FieldProblem[],
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = v.safeParse(schema, values);
    const problems = [...(result.issues ?? []).map(toProblem), ...more(values)];
    if (result.success && problems.length === 0) return { values: result.output, errors: {} };
    return { values: {}, errors: toErrors(problems) };
  };
}

/** The name of a check of the whole form. The library ignores its own name for it, `root`, on submit. */
const wholeForm = '#form';

function toProblem(issue: v.BaseIssue<unknown>): FieldProblem {
  return { name: v.getDotPath(issue) ?? wholeForm, message: issue.message };
}

function toErrors<Values extends FieldValues>(problems: readonly FieldProblem[]): FieldErrors<Values> {
  const errors = {};
  // In reverse, so that the first problem of a field is the one that stays.
  for (const { name, message } of problems.toReversed()) set(errors, name, { type: 'schema', message });
  return errors;
}

/** The problems in the form library's nested errors. */
export function problemsOf(errors: object, prefix = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = prefix + key;
    return isFieldError(error) ? [{ name, message: error.message }] : problemsOf(error, `${name}.`);
  });
}

function isFieldError(error: object): error is { type: string; message: string } {
  return (
    'type' in error &&
    typeof error.type === 'string' &&
    'message' in error &&
    typeof error.message === 'string'
  );
}
