import type { DiffItem } from '@quayside/ui/DiffList';
import { changedItem } from '../../../domain/changedItems.ts';
import { formatDay } from '../../../domain/format.ts';
import type { Delegations } from '../api.ts';

type Given = Delegations['given'];

/** Compares two versions of the delegation that the user gave; null for none. */
export function compareDelegations(before: Given, after: Given): DiffItem[] {
  return [
    ...changedItem('colleague', 'Colleague', nameOf(before), nameOf(after)),
    ...changedItem('days', 'Days', daysOf(before), daysOf(after)),
  ];
}

function nameOf(given: Given): string {
  return given?.to.name ?? 'Nobody';
}

function daysOf(given: Given): string | undefined {
  return given ? `${formatDay(given.from)} to ${formatDay(given.until)}` : undefined;
}
