import { createNavigation, menuItemHref } from '@quayside/portal-core/navigation';
import {
  createFakeHttpClient,
  createManualClock,
  createRecordingLogger,
} from '@quayside/portal-core/testing';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RouterLink } from './RouterLink.tsx';

const origin = 'https://portal.example';

/** Returns the bar's internal links for menu items with these addresses. */
async function internalHrefs(addresses: readonly string[]): Promise<string[]> {
  const portalPages = addresses.map((path) => ({ name: 'Item', path }));
  const http = createFakeHttpClient({
    'GET /core/rest/navigation': { apollo: { portalPages }, artemis: {} },
  });
  const navigation = createNavigation(
    {},
    { http, clock: createManualClock(), logger: createRecordingLogger() },
  );
  await navigation.load();
  const state = navigation.getSnapshot();
  if (state.status !== 'ready') throw new Error('The navigation was not read.');
  return state.document.apollo.portalPages.flatMap((item) => {
    const href = menuItemHref(item);
    return href === null || item.external ? [] : [href];
  });
}

/** Returns the `href` that the router renders for an internal link on a nested page. */
function renderedHref(href: string): string {
  const html = renderToStaticMarkup(
    <StaticRouter location="/support/cases/1">
      <RouterLink href={href}>Item</RouterLink>
    </StaticRouter>,
  );
  return /href="([^"]*)"/.exec(html)?.[1] ?? 'no link';
}

describe('RouterLink', () => {
  it('RouterLink keeps every internal menu address on the portal’s origin [NAV-12]', async () => {
    const piece = fc.constantFrom(
      '/',
      '/',
      '\\',
      '..',
      '.',
      '%2f',
      '%5C',
      '%2e',
      '%09',
      '\t',
      '?',
      '#',
      '@',
      ':',
      'a',
      'evil.example',
    );
    const address = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    await fc.assert(
      fc.asyncProperty(fc.array(address, { minLength: 20, maxLength: 20 }), async (addresses) => {
        for (const href of await internalHrefs(addresses)) {
          // As a plain link, which the browser resolves, and as the router renders it.
          for (const rendered of [href, renderedHref(href)]) {
            expect(rendered).toMatch(/^\/(?!\/)/);
            const url = new URL(rendered, `${origin}/support/cases/1`);
            expect([url.origin, url.pathname.startsWith('//')]).toEqual([origin, false]);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('RouterLink links to the address of a menu item', async () => {
    const [href = ''] = await internalHrefs(['/services?status=open#top']);
    expect(renderedHref(href)).toBe('/services?status=open#top');
  });
});
