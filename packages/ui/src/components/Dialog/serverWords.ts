/** What a server said, or our own words where it said nothing, or something that is no text. */
export function serverWords(said: unknown, ours: string): string {
  return typeof said === 'string' && said.trim() !== '' ? said : ours;
}
