import * as v from 'valibot';
import { newCaseSchema, type NewCaseValues } from './newCaseSchema.ts';

/** The steps, in their order. The address names one. */
export const newCaseSteps = ['service', 'problem', 'details', 'extras', 'review'] as const;

/** A step of a new case. */
export type NewCaseStep = (typeof newCaseSteps)[number];

/** The names of the steps, which are also their headings. */
export const stepNames: Readonly<Record<NewCaseStep, string>> = {
  service: 'Service',
  problem: 'What you need',
  details: 'Details',
  extras: 'Files and colleagues',
  review: 'Review',
};

/** The fields of each step, in the order of the page. */
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

/** The step that an address names; the first one for any other text. */
export function readStep(text: string | null): NewCaseStep {
  return newCaseSteps.find((step) => step === text) ?? 'service';
}

/** The step after this one; the last one stays. */
export function nextStep(step: NewCaseStep): NewCaseStep {
  return newCaseSteps[newCaseSteps.indexOf(step) + 1] ?? step;
}

/** The step that edits a field; null for what no step edits. */
export function stepOfField(name: string | null): NewCaseStep | null {
  const [first] = (name ?? '').split('.');
  return newCaseSteps.find((step) => fieldsOf[step].some((field) => field === first)) ?? null;
}

/** Orders problems as their fields are in the steps. What concerns no field comes first. */
export function inOrderOfFields<Problem extends { readonly name: string | null }>(
  problems: readonly Problem[],
): Problem[] {
  const order: string[] = newCaseSteps.flatMap((step) => fieldsOf[step]);
  const placeOf = ({ name }: Problem): number => order.indexOf((name ?? '').split('.')[0] ?? '');
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What is missing or wrong in each step: the first problem of each of its fields. */
export function problemsByStep(values: NewCaseValues): Readonly<Record<NewCaseStep, readonly string[]>> {
  const found = new Map<string, string>();
  for (const issue of v.safeParse(newCaseSchema, values).issues ?? []) {
    const name = v.getDotPath(issue) ?? '';
    if (!found.has(name)) found.set(name, issue.message);
  }
  const problems = inOrderOfFields(Array.from(found, ([name, message]) => ({ name, message })));
  const of = (step: NewCaseStep) =>
    problems.filter(({ name }) => stepOfField(name) === step).map(({ message }) => message);
  return {
    service: of('service'),
    problem: of('problem'),
    details: of('details'),
    extras: of('extras'),
    review: [],
  };
}

/** The address of a step. It keeps the service that the user came with. */
export function stepAddress(step: NewCaseStep, serviceId: string, field = ''): string {
  const params = new URLSearchParams({ ...(serviceId !== '' && { serviceId }), step });
  return `/new-support-case?${params.toString()}${field === '' ? '' : `#${field}`}`;
}
