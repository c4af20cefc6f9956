import type { Area } from '@quayside/portal-core/areas';
import type { RenderedPage, RenderPageOptions } from '@quayside/contract/testing';
import type { ComponentType } from 'react';
import { renderPage } from './renderPage.tsx';

/** Renders one dashboard card of an area alone; its links lead to the pages of the area. */
export function renderCard(
  area: Area<ComponentType>,
  cardId: string,
  options: Omit<RenderPageOptions, 'path'>,
): RenderedPage {
  const found = area.dashboard?.find(({ id }) => id === cardId);
  if (found === undefined) throw new Error(`The area ${area.id} has no card ${cardId}.`);
  const { title, access, card } = found;
  const route = { path: '/card', title, access, page: card };
  return renderPage({ ...area, routes: [...area.routes, route] }, { ...options, path: '/card' });
}
