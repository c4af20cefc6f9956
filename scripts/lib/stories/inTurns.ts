const WORKERS = 2;

/** Lets two workers take items from one list, each the next one that is left. */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (take: () => Item | undefined) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const take = () => left.next().value;
  await Promise.all(Array.from({ length: WORKERS }, () => work(take)));
}
