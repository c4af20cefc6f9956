/** The kinds of search results in the order in which they are shown. Kinds that are not named come after them, in the order of the areas. */
const order = [
  'quote',
  'number',
  'number-port',
  'trunk',
  'cloud-estimate',
  'service',
  'provisioning-case',
  'change-request',
  'project',
  'case',
  'approval',
  'document',
  'deal',
  'user',
  'artemis-user',
  'order',
  'order-draft',
];

/** Puts search sources into the order in which their results are shown. */
export function inKindOrder<Source extends { readonly kind: string }>(
  sources: readonly Source[],
): readonly Source[] {
  return sources.toSorted((one, other) => positionOf(one) - positionOf(other));
}

function positionOf({ kind }: { readonly kind: string }): number {
  const position = order.indexOf(kind);
  return position < 0 ? order.length : position;
}
