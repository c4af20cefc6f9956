import type { DiffItem } from '@quayside/ui/DiffList';
import { changedItem } from '@quayside/page-kit/versions';
import { formatDay } from '@quayside/page-kit/format';
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
