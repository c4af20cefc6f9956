import { type Framework, startFramework, startServer } from './support/startFramework.ts';
import { expect, test, useServer } from './support/test.ts';

/** Where Next.js's servers listen. */
const address = (port: number) => ['--hostname', '127.0.0.1', '--port', String(port)];

const frameworks: readonly (Framework & { title: string })[] = [
  {
    name: 'next',
    title: 'Next.js',
    guide: 'next.md',
    builds: [['next', 'build']],
    start: (port) => ['next', 'start', ...address(port)],
  },
  {
    name: 'react-router',
    title: 'React Router in framework mode',
    guide: 'react-router.md',
    builds: [
      ['react-router', 'typegen'],
      ['tsc', '-p', '.'],
      ['react-router', 'build'],
    ],
    start: () => ['react-router-serve', 'build/server/index.js'],
  },
];

for (const { title, ...framework } of frameworks) {
  // Their installation is large, so only CI runs it.
  test.describe(`The guide for ${title}`, { tag: '@ci' }, () => {
    const served = useServer(() => {
      test.setTimeout(300_000);
      return startFramework(framework);
    });

    test(`A page by the guide for ${title} is complete and styled before any script runs`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${served().origin}/orders`);
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
      expect((await page.getByRole('navigation').boundingBox())?.height).toBe(52);
      await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCSS('border-radius', '6px');
      await context.close();
    });

    test(`An application by the guide for ${title} hydrates under a nonce policy, navigates with its router and opens a lazy dialog`, async ({
      page,
    }) => {
      const response = await page.goto(served().origin);
      expect(response?.headers()['content-security-policy']).toMatch(/style-src 'self' 'nonce-/);
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      await page.getByRole('link', { name: 'See the orders' }).click();
      await expect(page.getByRole('table', { name: 'Open orders' })).toBeVisible();
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
      await page.getByRole('button', { name: 'Withdraw' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Withdraw the order?' });
      await expect(dialog.locator('..')).toHaveCSS('border-radius', '10px');
    });

    if (framework.name === 'next') {
      test(`An application by the guide for ${title} renders sanitised rich text in the browser only`, async ({
        page,
        request,
      }) => {
        expect(await (await request.get(served().origin)).text()).not.toContain('<b>Sunday</b>');
        await page.goto(served().origin);
        await expect(page.getByText('Planned work on Sunday.')).toBeVisible();
      });

      // The fixture fails on what the policy refuses, and on markup that differs between server and browser.
      test(`An application by the guide for ${title} works in development, where the framework’s own tools need a wider policy`, async ({
        page,
      }) => {
        test.setTimeout(120_000);
        const development = await startServer('next', 'development', (port) => [
          'next',
          'dev',
          ...address(port),
        ]);
        try {
          await page.goto(development.origin, { timeout: 60_000 });
          await expect(page.getByText('Planned work on Sunday.')).toBeVisible();
          await page.goto(`${development.origin}/orders`, { timeout: 60_000 });
          await page.getByRole('button', { name: 'Withdraw' }).click();
          const dialog = page.getByRole('alertdialog', { name: 'Withdraw the order?' });
          await expect(dialog.locator('..')).toHaveCSS('border-radius', '10px');
        } finally {
          development.stop();
        }
      });
    }
  });
}
