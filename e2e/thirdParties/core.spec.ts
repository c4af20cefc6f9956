import type { Page } from '@playwright/test';
import { expect, insideOf, test } from './support/test.ts';

const statusOf = (page: Page, service: 'liveChat' | 'survey' | 'usage') => () =>
  page.evaluate((name) => portal.core[name].getSnapshot().status, service);

test('A chat ends when its user signs out', async ({ page }) => {
  const chat = page.locator('iframe[title="Live chat"]');
  await page.evaluate(() => {
    portal.core.session.signIn();
    portal.core.liveChat.visit(true);
  });
  await expect.poll(statusOf(page, 'liveChat')).toBe('ready');
  await expect(chat).toBeHidden();
  await page.evaluate(() => void portal.core.liveChat.open('00012345'));
  await expect.poll(statusOf(page, 'liveChat')).toBe('open');
  await page.evaluate(() => portal.core.session.signOut());
  await expect(chat).toHaveCount(0);
  await expect.poll(statusOf(page, 'liveChat')).toBe('off');
});

test('A survey starts again each time and is idle after it closes', { tag: '@detail' }, async ({ page }) => {
  const inside = page.frameLocator('iframe[title="Survey"]');
  await page.evaluate(() => {
    portal.core.session.signIn();
    void portal.core.survey.open();
  });
  await inside.getByRole('radio', { name: 'Hard', exact: true }).check();
  await page.evaluate(() => void portal.core.survey.open());
  await expect(inside.getByRole('radio', { name: 'Hard', exact: true })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect.poll(statusOf(page, 'survey')).toBe('idle');
  await expect(page.locator('iframe[title="Survey"]')).toHaveCount(0);
});

test('Usage receives one user at a time', async ({ page }) => {
  await page.evaluate(() => {
    portal.core.usage.visit('/landing');
    portal.core.session.signIn();
  });
  await expect.poll(statusOf(page, 'usage')).toBe('tracking');
  const log = async () =>
    (await insideOf(page, 'Usage statistics')).evaluate(() =>
      JSON.stringify(Reflect.get(Object(Reflect.get(window, 'usage')), 'log') ?? []),
    );
  await expect.poll(log).toMatch(/user-1.*\/landing/);
  await page.evaluate(() => {
    const { session } = portal.core;
    const state = session.getSnapshot();
    if (state.status === 'signed-in') session.signIn({ ...state.user, id: 'user-2', sid: 'session-2' });
  });
  await expect.poll(log).toMatch(/user-2/);
  expect(await log()).not.toContain('user-1');
});
