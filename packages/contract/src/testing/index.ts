import type { Area } from '@quayside/portal-core/areas';
import {
  areaChecks as checksOfArea,
  renderPage as renderAnyPage,
  type AreaCheck,
  type AreaCheckOptions as OptionsOfChecks,
  type RenderedPage as AnyRenderedPage,
  type RenderPageOptions as OptionsOfPage,
  type ScriptedApi as AnyScriptedApi,
} from '@quayside/portal-core/page-testing';
import type { ComponentType } from 'react';
import { createPortalAccess } from '../access/createPortalAccess.ts';
import { operations } from '../generated/operations.ts';
import type { PortalContract } from '../operations.ts';

export { problemResponse, type AreaCheck } from '@quayside/portal-core/page-testing';

/** The responses of a scripted API, by operation id. Any other request gets a 404. */
export type ScriptedApi = AnyScriptedApi<PortalContract>;

export type RenderPageOptions = OptionsOfPage<PortalContract>;

export type RenderedPage = AnyRenderedPage<PortalContract>;

export type AreaCheckOptions = OptionsOfChecks<PortalContract>;

/** `renderPage` of the core, with the portal's operations and access rules. */
export function renderPage(area: Area<ComponentType>, options: RenderPageOptions): RenderedPage {
  const access = createPortalAccess(options.environment ?? 'demo');
  return renderAnyPage<PortalContract>(area, { operations, access, ...options });
}

/** `areaChecks` of the core, with the portal's operations. */
export function areaChecks(area: Area<ComponentType>, options: AreaCheckOptions = {}): readonly AreaCheck[] {
  return checksOfArea<PortalContract>(area, { operations, ...options });
}
