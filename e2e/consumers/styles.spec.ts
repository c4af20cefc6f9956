import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consumer, expect, test } from './support/test.ts';

/** A page of another team with one of our stylesheets, loaded before or after its own rules. */
function page(name: string, order: 'first' | 'last'): string {
  const ours = readFileSync(join(consumer(), 'node_modules/@quayside/ui/dist', name), 'utf8').replaceAll(
    /@font-face \{[^}]+\}/g,
    '',
  );
  const theirs = 'h2 { color: rgb(1, 2, 3) }';
  const styles = order === 'first' ? [ours, theirs] : [theirs, ours];
  return `<!doctype html><html lang="en"><title>Host</title>
    ${styles.map((css) => `<style>${css}</style>`).join('')}
    <body><h1>Theirs</h1><h2>Also theirs</h2>
    <div data-theme="dark" data-view="apollo"><h1>Ours</h1><h2>Colour of the host</h2></div></body></html>`;
}

test(
  'scoped.css changes nothing outside of an element with an appearance',
  { tag: '@ci' },
  async ({ page: tab }) => {
    await tab.setContent('<!doctype html><title>Host</title><h1>Theirs</h1>');
    const measure = (index: number) =>
      tab
        .locator('h1')
        .nth(index)
        .evaluate((element) => {
          const { font, letterSpacing, boxSizing, color } = getComputedStyle(element);
          return { font, letterSpacing, boxSizing, color, margin: getComputedStyle(document.body).margin };
        });
    const untouched = await measure(0);
    await tab.setContent(page('scoped.css', 'last'));
    expect(await measure(0)).toEqual(untouched);
    expect((await measure(1)).font).not.toBe(untouched.font);
  },
);

for (const order of ['first', 'last'] as const) {
  test(
    `A rule of the application outweighs styles.css, which is loaded ${order}`,
    { tag: '@ci' },
    async ({ page: tab }) => {
      await tab.setContent(page('styles.css', order));
      await expect(tab.locator('h2').first()).toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect(tab.locator('h2').last()).toHaveCSS('color', 'rgb(1, 2, 3)');
    },
  );
}
