import { PageTitleContext, useAccess } from '@quayside/portal-core/react';
import { type JSX, type ReactNode, Suspense, useState } from 'react';
import { documentTitle } from '@quayside/shared/product.ts';
import { useReportPage } from './pageTransition/usePageTransitions.ts';
import { lazyPart, WhenLoaded } from '../loading/lazyPart.tsx';
import { PageLoading, useElapsed } from '../loading/PageLoading.tsx';
import type { PortalRoute } from './portalRoute.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useAccessWhileEditing } from './useAccessWhileEditing.ts';
import { useParams } from 'react-router-dom';

const AccessDenied = lazyPart(async () => (await import('../gates/AccessDenied.tsx')).AccessDenied);
const UnderDevelopmentPage = lazyPart(
  async () => (await import('./UnderDevelopmentPage.tsx')).UnderDevelopmentPage,
);

const LOADING_AFTER_MS = 150;

/** One route: its title and its access rule. A denied page's code is never loaded, and the address stays. */
export function RoutePage({ route }: { route: PortalRoute }): JSX.Element {
  const decision = useAccessWhileEditing(useAccess(route.access));
  const params = useParams();
  const [ownTitle, setOwnTitle] = useState<string | null>(null);
  const routeTitle = typeof route.title === 'function' ? route.title(params) : route.title;
  const title = decision.granted ? (ownTitle ?? routeTitle) : 'Access denied';
  useDocumentTitle(documentTitle(title));

  const part = decision.granted ? (route.page ?? UnderDevelopmentPage) : AccessDenied;
  return (
    <WhenLoaded part={part.load} meanwhile={<LateLoading />}>
      {/* A page may wait for more of its own. */}
      <Suspense fallback={<PageLoading />}>
        <PageTitleContext value={setOwnTitle}>{content()}</PageTitleContext>
        <ReportPage title={title} />
      </Suspense>
    </WhenLoaded>
  );

  function content(): ReactNode {
    if (!decision.granted) return <AccessDenied missing={decision.missing} />;
    return route.page ? <route.page /> : <UnderDevelopmentPage name={routeTitle} />;
  }
}

/** A page that loads quickly replaces the previous one without a flash of Loading. */
function LateLoading(): JSX.Element | null {
  return useElapsed(LOADING_AFTER_MS) ? <PageLoading /> : null;
}

/** Mounted with the page, once that is loaded. */
function ReportPage({ title }: { title: string }): null {
  useReportPage(title);
  return null;
}
