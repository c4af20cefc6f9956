import { newPortPath } from '@quayside/contract/paths/voice';
import type { CalendarDay } from '@quayside/portal-core/calls';
import { createWizardSteps, type StepProblems } from '@quayside/page-kit/wizard';
import { newPortSchema, type NewPortValues } from './newPortSchema.ts';

/** The steps, in their order. The address names one. */
export const newPortSteps = ['numbers', 'account', 'date', 'review'] as const;

export type NewPortStep = (typeof newPortSteps)[number];

/** The names of the steps, which are also their headings. */
export const stepNames: Readonly<Record<NewPortStep, string>> = {
  numbers: 'Numbers',
  account: 'Account and letter',
  date: 'Date and trunk',
  review: 'Review',
};

const fieldsOf: Readonly<Record<NewPortStep, readonly string[]>> = {
  numbers: ['losingProviderId', 'numbers'],
  account: ['accountNumber', 'accountName', 'postcode', 'letter'],
  date: ['requestedDate', 'trunkId', 'group'],
  review: [],
};

export const portSteps = createWizardSteps({ steps: newPortSteps, names: stepNames, fields: fieldsOf });

/** The address of a step, at a field where one is named. */
export function stepAddress(step: NewPortStep, field = ''): string {
  return `${newPortPath.href({ step })}${field === '' ? '' : `#${field}`}`;
}

/** Returns the errors of each step: the first one of each of its fields, in their order. */
export function problemsByStep(
  values: NewPortValues,
  earliest: CalendarDay | null,
): StepProblems<NewPortStep> {
  return portSteps.problemsOf(newPortSchema(earliest), values);
}
