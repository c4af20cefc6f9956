import type { ErrorSummaryLabels } from '@quayside/ui/ErrorSummary';
import type { SubmitFault } from './submitFailure.ts';
import type { FormState } from './useSchemaForm.ts';

const faultLabels: Readonly<Record<SubmitFault, Partial<ErrorSummaryLabels>>> = {
  unknown: { title: 'We don’t know whether this was done' },
  notSent: { title: 'This wasn’t sent' },
};

/** The title of an error summary. A fault of the service leaves the user nothing to correct. */
export function summaryLabels(state: FormState): Partial<ErrorSummaryLabels> {
  return state.status === 'invalid' && state.fault ? faultLabels[state.fault] : {};
}
