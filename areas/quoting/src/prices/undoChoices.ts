import type { QuoteChoice } from '../api.ts';
import { placeKey } from './cells.ts';

/**
 * Returns the choices after `made` is undone. A site that was chosen again since, or that has another margin now, keeps its choice.
 */
export function undoChoices(
  before: readonly QuoteChoice[],
  made: readonly QuoteChoice[],
  now: readonly QuoteChoice[],
): QuoteChoice[] {
  const earlier = new Map(before.map((choice) => [choice.siteId, choice]));
  const undone = new Map(made.map((choice) => [choice.siteId, choice]));
  return now.flatMap((choice) => {
    const mine = undone.get(choice.siteId);
    if (mine === undefined || !isSame(mine, choice)) return [choice];
    const previous = earlier.get(choice.siteId);
    return previous === undefined ? [] : [previous];
  });
}

function isSame(one: QuoteChoice, other: QuoteChoice): boolean {
  return placeKey(one) === placeKey(other) && one.marginBasisPoints === other.marginBasisPoints;
}
