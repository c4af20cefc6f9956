import { get } from 'react-hook-form';
import type { FieldProblem } from './schemaResolver.ts';

/** The problems of the last submit that the server rejected. */
export interface Rejections {
  /** Replaces the problems by those of the values that were sent. Without arguments there are none. */
  replace(this: void, problems?: readonly FieldProblem[], sent?: object): void;
  /** The problems of fields that still have the value that the server rejected. */
  problemsOf(this: void, values: object): readonly FieldProblem[];
}

/** The value of a field, as text that can be compared. */
function read(values: object | undefined, name: string): string {
  return JSON.stringify({ value: get(values, name) });
}

/** Remembers rejected values, so that their problems stay until the values change. */
export function createRejections(): Rejections {
  let rejected: readonly (FieldProblem & { value: string })[] = [];
  return {
    replace(problems = [], sent) {
      rejected = problems.map(({ name, message }) => ({ name, message, value: read(sent, name) }));
    },
    problemsOf: (values) => rejected.filter(({ name, value }) => read(values, name) === value),
  };
}
