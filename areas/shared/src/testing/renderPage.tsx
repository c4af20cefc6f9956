import {
  renderPage as renderBarePage,
  type RenderedPage,
  type RenderPageOptions,
} from '@quayside/contract/testing';
import type { Area } from '@quayside/portal-core/areas';
import type { ComponentType } from 'react';
import { inDesignSystem } from '@quayside/page-kit/page-testing';

/** Renders a page of an area as the portal draws it: inside the design system, with links that stay on the page. */
export function renderPage(area: Area<ComponentType>, options: RenderPageOptions): RenderedPage {
  return renderBarePage(area, { wrap: inDesignSystem, ...options });
}
