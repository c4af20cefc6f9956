const DAY_MS = 86_400_000;

/** The day after a moment by which a number of working days, Monday to Friday, has passed. */
export function afterWorkingDays(now: Date, count: number): string {
  let time = now.getTime();
  for (let left = count; left > 0;) {
    time += DAY_MS;
    const weekday = new Date(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(time).toISOString().slice(0, 10);
}
