'use client';

import type { ErrorSummaryItem } from '@quayside/ui/ErrorSummary';
import type { ReactNode } from 'react';
import type { Administrator } from '../failures/failureAdvice.ts';
import { AskAdministrators } from '../failures/AskAdministrators.tsx';

/** The id of the control, or of the group, that edits a field. */
export function controlIdOf(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** An entry of the error summary. `name` is the field's, null for the form as a whole: a wizard links to its step by it. */
export type FormProblemItem = ErrorSummaryItem & { readonly name: string | null };

/** A problem before it is listed. */
export interface ListedProblem {
  readonly name: string | null;
  readonly message: string;
  /** Who can give the right that is missing. Default: nobody is named. */
  readonly administrators?: readonly Administrator[];
}

/**
 * The problems of a form as its error summary lists them: those of the form as a whole first, then those of its fields
 * in the order of the page. A problem of a field that the page does not show has no link.
 */
export function listProblems(formId: string, problems: readonly ListedProblem[]): FormProblemItem[] {
  const found = problems.map((problem, index) => {
    const { name } = problem;
    const control = name === null ? null : document.getElementById(controlIdOf(formId, name));
    return {
      item: {
        id: `${name ?? 'form'} ${index}`,
        name,
        message: messageOf(problem),
        ...(control && { controlId: control.id }),
      },
      control,
    };
  });
  return found.toSorted((one, other) => compare(one.control, other.control)).map(({ item }) => item);
}

function messageOf({ message, administrators = [] }: ListedProblem): ReactNode {
  if (administrators.length === 0) return message;
  return (
    <>
      {message} <AskAdministrators administrators={administrators} />
    </>
  );
}

function compare(one: Element | null, other: Element | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  if (one === other) return 0;
  const isBefore = one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? -1 : 1;
}
