import {
  renderPage as renderBarePage,
  type RenderedPage,
  type RenderPageOptions,
} from '@quayside/portal-core/page-testing';
import { QuaysideProvider } from '@quayside/ui';
import type { ComponentType, ReactNode } from 'react';
import type { Area } from '@quayside/portal-core/areas';
import { RouterLink } from '../shell/routing/RouterLink.tsx';

/** Renders a page of an area as the portal draws it: inside the design system, with links that stay on the page. */
export function renderPage(area: Area<ComponentType>, options: RenderPageOptions): RenderedPage {
  return renderBarePage(area, { wrap: inDesignSystem, ...options });
}

/** Puts a page into the design system. */
export function inDesignSystem(page: ReactNode): ReactNode {
  return <QuaysideProvider linkComponent={RouterLink}>{page}</QuaysideProvider>;
}
