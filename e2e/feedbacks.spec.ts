import { navigate } from './support/navigate.ts';
import { expect, openSignedIn, test } from './support/test.ts';

test('Noor gives feedback about the page she came from, and reads the reply [FEEDBACK-1, FEEDBACK-2, FEEDBACK-4]', async ({
  page,
  sandbox,
}) => {
  // It loads several pages.
  test.slow();
  await sandbox.patchUser('noor', { agreedToTermsOfUse: true, pendingNotifications: [] });
  await openSignedIn(page, 'noor', '/services?status=live');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Services');
  await navigate(page, '/feedbacks');
  await expect(page.getByText('You have given no feedback yet')).toBeVisible();
  await expect(page.getByText('It is about the page you came from: Services')).toBeVisible();
  await page.getByText('Idea', { exact: true }).click();
  const text = page.getByRole('textbox', { name: 'What should we know?' });
  await text.fill('Let me colour the services by region.');
  await page.reload();
  await expect(text).toHaveValue('Let me colour the services by region.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const entry = page.getByRole('article');
  await expect(entry).toContainText('Let me colour the services by region.');
  await expect(entry).toContainText('Received');
  await expect(entry.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  await expect(text).toHaveValue('');
  await sandbox.advance(1);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(entry).toContainText('Replied');
  await expect(entry).toContainText('Ida Lund, Quayside');

  // An address without a page is no page that the feedback could be about.
  await navigate(page, '/artemis/no/such/page');
  await expect(page.locator('main h1')).toHaveText('Page Not Found');
  await navigate(page, '/feedbacks');
  await expect(entry).toBeVisible();
  await expect(page.getByText('It is about the page you came from')).toHaveCount(0);
});
