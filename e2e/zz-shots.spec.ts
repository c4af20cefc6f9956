import { openSignedIn, test } from './support/test.ts';
const sizes = [[360, 800], [1366, 900], [1920, 1080]] as const;
for (const scheme of ['light', 'dark'] as const)
  test(`shots ${scheme}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 1366, height: 900 });
    await openSignedIn(page, 'amelia');
    for (const [name, path] of [['list', '/resource'], ['search', '/resource?q=bristol%20report&category=service-reports'], ['detail', '/resource/PORTAL_USER_GUIDE'], ['contract', '/resource/CT-104200'], ['empty', '/resource?q=dinosaur'], ['missing', '/resource/NONE']] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(700);
        await page.screenshot({ path: `/tmp/h-resources.shots/${name}-${width}-${scheme}.png` });
      }
    }
  });
