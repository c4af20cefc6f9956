/** A date such as 16 Nov 2026, in the user's locale. */
export function formatDay(time: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(time));
}
