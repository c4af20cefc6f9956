import type { ConversationStore } from './createConversation.ts';

/** Prints the page with the whole conversation, of which the screen shows a part. */
export async function printConversation({ beforePrint, afterPrint }: ConversationStore): Promise<void> {
  await beforePrint();
  // The entries are drawn by then. The browser prints only drawn ones.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  window.addEventListener('afterprint', afterPrint, { once: true });
  window.print();
}
