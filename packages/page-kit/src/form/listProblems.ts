import type { ErrorSummaryItem } from '@quayside/ui/ErrorSummary';

/** The id of the control, or of the group, that edits a field. */
export function controlIdOf(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** An entry of the error summary. `name` is the field's, null for the form as a whole: a wizard links to its step by it. */
export type FormProblemItem = ErrorSummaryItem & { readonly name: string | null };

/**
 * The problems of a form as its error summary lists them: those of the form as a whole first, then those of its fields
 * in the order of the page. A problem of a field that the page does not show has no link.
 */
export function listProblems(
  formId: string,
  problems: readonly { name: string | null; message: string }[],
): FormProblemItem[] {
  const found = problems.map(({ name, message }, index) => {
    const control = name === null ? null : document.getElementById(controlIdOf(formId, name));
    return {
      item: { id: `${name ?? 'form'} ${index}`, name, message, ...(control && { controlId: control.id }) },
      control,
    };
  });
  return found.toSorted((one, other) => compare(one.control, other.control)).map(({ item }) => item);
}

function compare(one: Element | null, other: Element | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  if (one === other) return 0;
  const isBefore = one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? -1 : 1;
}
