/** The order of the cards that have a place of their own. Cards that are not named come after them, in the order of the areas. */
const order = [
  'waiting-cases',
  'waiting-approvals',
  'waiting-orders',
  'waiting-ports',
  'expiring-quotes',
  'cloud-quotes',
  'service-health',
  'planned-works',
  'cases-by-age',
  'orders-by-milestone',
];

export function inCardOrder<Card extends { readonly id: string }>(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((one, other) => positionOf(one) - positionOf(other));
}

function positionOf({ id }: { readonly id: string }): number {
  const position = order.indexOf(id);
  return position < 0 ? order.length : position;
}
