import { newCasePath } from '@quayside/contract/paths/support';
import { createWizardSteps, type StepProblems } from '@quayside/page-kit/wizard';
import { newCaseSchema, type NewCaseValues } from './newCaseSchema.ts';

/** The steps, in their order. The address names one. */
export const newCaseSteps = ['service', 'problem', 'details', 'extras', 'review'] as const;

export type NewCaseStep = (typeof newCaseSteps)[number];

/** The names of the steps, which are also their headings. */
export const stepNames: Readonly<Record<NewCaseStep, string>> = {
  service: 'Service',
  problem: 'What you need',
  details: 'Details',
  extras: 'Files and colleagues',
  review: 'Review',
};

const fieldsOf: Readonly<Record<NewCaseStep, readonly (keyof NewCaseValues | 'files')[]>> = {
  service: ['about', 'service'],
  problem: ['type', 'impact', 'subject', 'description', 'priority'],
  details: [
    'startedDay',
    'startedTime',
    'intrusiveTestsAllowed',
    'contactName',
    'contactPhone',
    'accessHours',
    'customerReference',
  ],
  extras: ['files', 'followers'],
  review: [],
};

export const caseSteps = createWizardSteps({ steps: newCaseSteps, names: stepNames, fields: fieldsOf });

/** Returns the errors of each step: the first one of each of its fields. */
export function problemsByStep(values: NewCaseValues): StepProblems<NewCaseStep> {
  return caseSteps.problemsOf(newCaseSchema, values);
}

/** The address of a step. It keeps the service that the user came with. */
export function stepAddress(step: NewCaseStep, serviceId: string, field = ''): string {
  return `${newCasePath.href({ serviceId, step })}${field === '' ? '' : `#${field}`}`;
}
