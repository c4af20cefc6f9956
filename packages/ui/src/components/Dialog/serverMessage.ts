/** The server's message, or the fallback when it is empty or not a string. */
export function serverMessage(message: unknown, fallback: string): string {
  return typeof message === 'string' && message.trim() !== '' ? message : fallback;
}
