import * as v from 'valibot';
import type { ServiceDetails } from './api.ts';

/** The customer's names for a service, as the form edits them. */
export interface ServiceNames {
  readonly name: string;
  readonly customerReference: string;
  readonly costCentre: string;
}

/** A field of the form. */
export type ServiceNameField = keyof ServiceNames;

const text = (label: string, maximum: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maximum, `Shorten ${label} to ${maximum} characters`));

/** The schema of the form. */
export const serviceNamesSchema = v.object({
  name: v.pipe(text('the name', 120), v.nonEmpty('Enter a name')),
  customerReference: text('the reference', 60),
  costCentre: text('the cost centre', 60),
});

/** The fields in their order, and their labels. */
export const serviceNameLabels: Readonly<Record<ServiceNameField, string>> = {
  name: 'Name',
  customerReference: 'Your reference',
  costCentre: 'Cost centre',
};

/** The names that a service has. */
export function namesOf({ name, customerReference, costCentre }: ServiceDetails): ServiceNames {
  return { name, customerReference, costCentre };
}

/** A field with different values from two users. */
export interface NameConflict {
  readonly field: ServiceNameField;
  readonly mine: string;
  readonly theirs: string;
  /** The version that is kept unless the user decides otherwise: the user's own, unless only the other user changed the field. */
  readonly kept: 'mine' | 'theirs';
}

/** Finds the fields whose saved value differs from the one that the user sent. `base` is the version that the user began with. */
export function findNameConflicts(
  base: ServiceNames,
  mine: ServiceNames,
  theirs: ServiceNames,
): readonly NameConflict[] {
  const fields = ['name', 'customerReference', 'costCentre'] as const;
  return fields
    .filter((field) => mine[field].trim() !== theirs[field])
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      kept: mine[field].trim() === base[field] ? 'theirs' : 'mine',
    }));
}
