import { orderConfirmationPath, orderStepPath } from '@quayside/contract/paths/artemis';
import { createWizardSteps, type StepProblems } from '@quayside/page-kit/wizard';
import { newOrderSchema, type NewOrderRules, type NewOrderValues } from './newOrderSchema.ts';

/** The steps, in their order. The address names one. */
export const newOrderSteps = [
  'service',
  'sites',
  'configuration',
  'contacts',
  'commercial',
  'review',
] as const;

export type NewOrderStep = (typeof newOrderSteps)[number];

/** The names of the steps, which are also their headings. */
export const stepNames: Readonly<Record<NewOrderStep, string>> = {
  service: 'Service or quote',
  sites: 'Sites',
  configuration: 'Configuration',
  contacts: 'Contacts and access',
  commercial: 'Commercial',
  review: 'Review',
};

const fieldsOf: Readonly<Record<NewOrderStep, readonly (keyof NewOrderValues)[]>> = {
  service: ['product', 'name'],
  sites: ['sites'],
  configuration: ['bandwidthMbps', 'access', 'resilience', 'ipAddresses'],
  contacts: ['contactName', 'contactPhone', 'contactEmail', 'accessHours', 'instructions'],
  commercial: ['purchaseOrder', 'termMonths', 'requiredDate'],
  review: ['acceptedPrice'],
};

/** The step that an address names; undefined for any other text. */
export function readStep(text: string | undefined): NewOrderStep | undefined {
  return newOrderSteps.find((step) => step === text);
}

export const orderSteps = createWizardSteps({ steps: newOrderSteps, names: stepNames, fields: fieldsOf });

/** The first problem of each field, by its step. */
export function problemsByStep(values: NewOrderValues, rules: NewOrderRules): StepProblems<NewOrderStep> {
  return orderSteps.problemsOf(newOrderSchema(rules), values);
}

/** Returns the first step with an error; the review when there is none. */
export function firstIncomplete(problems: StepProblems<NewOrderStep>): NewOrderStep {
  return newOrderSteps.find((step) => problems[step].length > 0) ?? 'review';
}

export function stepAddress(draftId: string, step: NewOrderStep | 'confirmation', field = ''): string {
  const address =
    step === 'confirmation' ? orderConfirmationPath.href({ draftId }) : orderStepPath.href({ draftId, step });
  return `${address}${field === '' ? '' : `#${field}`}`;
}
