'use client';

import type { Area } from '@quayside/portal-core/areas';
import { renderPage, type RenderedPage, type RenderPageOptions } from '@quayside/portal-core/page-testing';
import type { ComponentType } from 'react';
import { inDesignSystem } from './inDesignSystem.tsx';

/** Renders a page that calls only operations of the platform, inside the design system. */
export function renderKitPage(area: Area<ComponentType>, options: RenderPageOptions): RenderedPage {
  return renderPage(area, { wrap: inDesignSystem, ...options });
}
