/** Starts `workers` workers that take items from one list until it is empty. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  workers: number,
  work: (take: () => Item | undefined) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const take = () => left.next().value;
  await Promise.all(Array.from({ length: workers }, () => work(take)));
}
