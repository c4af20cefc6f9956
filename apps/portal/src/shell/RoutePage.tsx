import { useAccess, usePortalServices } from '@quayside/portal-core/react';
import { type JSX, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle } from '../product.ts';
import { lazyNamed } from './lazyNamed.ts';
import { PageLoading } from './PageLoading.tsx';
import type { PortalRoute } from './portalRoute.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

const AccessDenied = lazyNamed('AccessDenied', () => import('./AccessDenied.tsx'));
const UnderDevelopmentScreen = lazyNamed(
  'UnderDevelopmentScreen',
  () => import('@quayside/ui/UnderDevelopmentScreen'),
);

/** One route: its title, its view and its guard. A denied page's code is never loaded, and the address stays. */
export function RoutePage({ route }: { route: PortalRoute }): JSX.Element {
  const decision = useAccess(route.access);
  const { view } = usePortalServices();
  const { pathname } = useLocation();
  useDocumentTitle(documentTitle(decision.granted ? route.title : 'Access denied'));
  useEffect(() => view.adoptAddress(pathname, route.view), [view, pathname, route.view]);

  return <Suspense fallback={<PageLoading />}>{content()}</Suspense>;

  function content(): ReactNode {
    if (!decision.granted) return <AccessDenied missing={decision.missing} />;
    return route.page ? <route.page /> : <UnderDevelopmentScreen name={route.title} />;
  }
}
