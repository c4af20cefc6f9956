/** The server's message, or the fallback when it is empty or not a string. */
export function serverWords(said: unknown, ours: string): string {
  return typeof said === 'string' && said.trim() !== '' ? said : ours;
}
