import type { ErrorSummaryLabels } from '@quayside/ui/ErrorSummary';
import type { FormState } from './useSchemaForm.ts';

const faultLabels: Partial<ErrorSummaryLabels> = { title: 'This wasn’t sent' };

/** The title of an error summary. A fault of the service leaves the user nothing to correct. */
export function summaryLabels(state: FormState): Partial<ErrorSummaryLabels> {
  return state.status === 'invalid' && state.isFault ? faultLabels : {};
}
