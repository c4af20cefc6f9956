import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { legalArea } from './area.ts';

it.each([
  ['/terms-of-use', 'Terms of use'],
  ['/privacy-policy', 'Privacy policy'],
  ['/cookie-policy', 'Cookie policy'],
])('The address %s shows the %s', async (path, title) => {
  const shown = renderPage(legalArea, { path });
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  shown.unmount();
});
