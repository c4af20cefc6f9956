import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/test.ts';

/** Translates each text of the page, and each that comes, as browsers do: the text node makes way for elements. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = 'script, style, textarea, [translate="no"], font';
    function translateIn(root: Node): void {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      if (root instanceof Text) found.push(root);
      for (const text of found) {
        if (text.data.trim() === '' || text.parentElement?.closest(skipped)) continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node);
    }).observe(document.body, { subtree: true, childList: true });
    translateIn(document.body);
  });
}

test(
  'A page that the browser translates can be filtered, retried, left and entered again',
  { tag: '@detail' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/500/);
    await signIn(page, 'amelia', '/services');
    const table = page.getByRole('table');
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    await translate(page);

    await page.getByRole('searchbox', { name: 'Search services' }).fill('bristol');
    await expect(page.getByRole('button', { name: /^Export these/ })).toBeVisible();

    await sandbox.fault({ path: '/api/portal/rest/services/*', status: 500, times: 1 });
    await table.getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByText(/went wrong on our side/)).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Export these/ })).toBeVisible();
  },
);
