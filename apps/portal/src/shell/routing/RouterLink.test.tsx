import { createNavigation, menuItemHref } from '@quayside/portal-core/navigation';
import {
  createFakeHttpClient,
  createManualClock,
  createRecordingLogger,
} from '@quayside/portal-core/testing';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createPath, MemoryRouter, StaticRouter, useLocation, useNavigationType } from 'react-router-dom';
import type { JSX } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { FollowLinks } from './FollowLinks.tsx';
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

/** Returns the `href` that is rendered for an internal link on a nested page. */
function renderedHref(href: string): string {
  const html = renderToStaticMarkup(
    <StaticRouter location="/support/cases/1">
      <FollowLinks>
        <RouterLink href={href}>Item</RouterLink>
      </FollowLinks>
    </StaticRouter>,
  );
  return /href="([^"]*)"/.exec(html)?.[1] ?? 'no link';
}

/** Returns the `href` that the router's own link has, outside the pages. */
function routerHref(href: string): string {
  const html = renderToStaticMarkup(
    <StaticRouter location="/support/cases/1">
      <RouterLink href={href}>Item</RouterLink>
    </StaticRouter>,
  );
  return /href="([^"]*)"/.exec(html)?.[1] ?? 'no link';
}

/** Shows where the router is, and how it got there. */
function Address(): JSX.Element {
  return <output>{`${createPath(useLocation())} ${useNavigationType()}`}</output>;
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
          expect(renderedHref(href)).toBe(routerHref(href));
          // As a plain link, which the browser resolves, and as it is rendered.
          for (const rendered of [href, renderedHref(href), routerHref(href)]) {
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

  it('RouterLink opens its page, and leaves clicks with a modifier key to the browser', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    const left = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    host.addEventListener('click', (event) => event.defaultPrevented || left(event));
    root.render(
      <MemoryRouter initialEntries={['/services']}>
        <FollowLinks>
          <RouterLink href="/services?page=2">Item</RouterLink>
          <Address />
        </FollowLinks>
      </MemoryRouter>,
    );
    await expect.poll(() => host.textContent).toContain('/services POP');
    const click = (init: MouseEventInit): unknown =>
      host
        .querySelector('a')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    click({ ctrlKey: true });
    click({ button: 1 });
    expect(left).toHaveBeenCalledTimes(2);
    expect(host.textContent).toContain('/services POP');
    click({});
    await expect.poll(() => host.textContent).toContain('/services?page=2 PUSH');
    click({});
    await expect.poll(() => host.textContent).toContain('/services?page=2 REPLACE');
    expect(left).toHaveBeenCalledTimes(2);
    root.unmount();
    host.remove();
  });
});
