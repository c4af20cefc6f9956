import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { conversation } from '@quayside/ui/testing';
import { page as browser, userEvent } from 'vitest/browser';
import { renderPage } from '../testing/renderPage.tsx';
import { conversationPart, messageEntry } from './conversation.fixtures.ts';
import { ConversationEntries } from './ConversationEntries.tsx';
import { openConversation } from './conversationState.ts';

const nothing = () => undefined;

let shown: RenderedPage | undefined;
afterEach(() => shown?.unmount());

it('A conversation of 5,000 entries prints the newest 1,000, and says so on paper [CASE-8]', async () => {
  const items = Array.from({ length: 1200 }, (_, index) => messageEntry(3801 + index));
  const state = openConversation({ ...conversationPart, items, total: 5000, hasEarlier: true });
  const Page = () => (
    <ConversationEntries
      state={{ ...state, isPrinting: true }}
      advice=""
      onRetry={nothing}
      onShowEarlier={nothing}
      onShowLater={nothing}
      onShowNewest={nothing}
      onShowNew={nothing}
      printHint="To print all of it, choose More, then Print."
      onDownload={nothing}
    />
  );
  const access = { requires: ['signed-in'] } as const;
  shown = renderPage(
    { id: 'case', routes: [{ path: '/case', title: 'Case', access, page: () => Promise.resolve(Page) }] },
    { path: '/case' },
  );
  await expect.element(browser.getByText('The newest 1,000 of 5,000 entries.')).toBeInTheDocument();
  expect(conversation(document.body, userEvent).entries()).toHaveLength(1000);
});
