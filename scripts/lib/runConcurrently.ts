/** Lets `workers` take items from one list, each the next one that is left. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  workers: number,
  work: (take: () => Item | undefined) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const take = () => left.next().value;
  await Promise.all(Array.from({ length: workers }, () => work(take)));
}
