import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { consumer, expect, test } from './support/test.ts';

/** A stylesheet of the package without its fonts. */
function stylesheet(name: string): string {
  return readFileSync(join(consumer(), 'node_modules/@quayside/ui/dist', name), 'utf8').replaceAll(
    /@font-face \{[^}]+\}/g,
    '',
  );
}

/** A page of another team, with our part above it so that it moves nothing. */
function hostPage(css: string): string {
  return `<!doctype html><html lang="en"><title>Host</title><style>${css}</style>
    <body><h1>Theirs</h1><a href="#">Theirs</a><pre>Theirs</pre><input><button>Theirs</button>
    <div style="block-size: 20px; overflow: scroll; background: Canvas">Theirs</div>
    <section data-theme="light" data-view="apollo" style="position: absolute">
      <h1>Ours</h1><div style="background: Canvas">Ours</div>
    </section></body></html>`;
}

/** The styles of every element outside of ours: its colours and scrollbars come from `color-scheme`. */
function hostStyles(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body > :not(section)')].map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith('--'));
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return { element: element.localName, values };
    }),
  );
}

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `scoped.css and tokens.css change nothing outside of an element with an appearance on a ${colorScheme} device`,
    { tag: '@ci' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setContent(hostPage(''));
      const untouched = await hostStyles(page);
      for (const name of ['scoped.css', 'tokens.css']) {
        await page.setContent(hostPage(stylesheet(name)));
        expect(await hostStyles(page), name).toEqual(untouched);
        await expect(page.getByText('Ours').last(), name).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      }
      await page.setContent(hostPage(stylesheet('scoped.css')));
      await expect(page.getByRole('heading', { name: 'Ours' })).toHaveCSS('font-size', '28px');
    },
  );

/** Values that styles.css also sets, by rules weaker than any selector. */
const rules = [
  ['html', 'color-scheme', 'light'],
  ['html', 'scroll-padding-block-start', '7px'],
  ['html', '--qs-size-bar', '77px'],
  ['body', 'margin-top', '7px'],
  ['body', 'tab-size', '7'],
  ['h2', 'font-size', '77px'],
  ['section', 'background-color', 'rgb(1, 2, 3)'],
  ['section', '--qs-color-accent', 'rgb(1, 2, 3)'],
  ['section', 'color-scheme', 'light'],
] as const;

for (const order of ['first', 'last'] as const)
  test(
    `A rule of the application outweighs styles.css, which is loaded ${order}`,
    { tag: '@ci' },
    async ({ page }) => {
      const ours = stylesheet('styles.css');
      const theirs = rules.map(([name, property, value]) => `:where(${name}) { ${property}: ${value} }`);
      const sheets = order === 'first' ? [ours, ...theirs] : [...theirs, ours];
      await page.setContent(`<!doctype html><html lang="en"><title>Host</title><style>${sheets.join('\n')}</style>
        <body><h2>Theirs</h2><section data-theme="dark" data-view="artemis">Ours</section></body></html>`);
      for (const [name, property, value] of rules)
        await expect.soft(page.locator(name)).toHaveCSS(property, value);
    },
  );
