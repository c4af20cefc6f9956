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
import { RouterLink } from './routing/RouterLink.tsx';

const origin = 'https://portal.example';

/** The hrefs the bar would link to inside the portal, for menu items with these addresses. */
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

/** The href attribute that the router writes for an internal link on a page deep in the portal. */
function drawnHref(href: string): string {
  const html = renderToStaticMarkup(
    <StaticRouter location="/support/cases/1">
      <RouterLink href={href}>Item</RouterLink>
    </StaticRouter>,
  );
  return /href="([^"]*)"/.exec(html)?.[1] ?? 'no link';
}

describe('RouterLink', () => {
  it('draws a link that stays on the portal for every menu address that counts as internal [NAV-12]', async () => {
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
          // Once as a plain link, which the browser resolves, and once as the router draws it.
          for (const drawn of [href, drawnHref(href)]) {
            expect(drawn).toMatch(/^\/(?!\/)/);
            const url = new URL(drawn, `${origin}/support/cases/1`);
            expect([url.origin, url.pathname.startsWith('//')]).toEqual([origin, false]);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('leads to the page that a menu address names', async () => {
    const [href = ''] = await internalHrefs(['/services?status=open#top']);
    expect(drawnHref(href)).toBe('/services?status=open#top');
  });
});
