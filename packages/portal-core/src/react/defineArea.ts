import type { ComponentType } from 'react';
import type { Area } from '../areas/area.ts';

/** A page, card or pin: a component without props, which reads its data through hooks. */
export type AreaComponent = ComponentType;

/** Declares an area. Returns it unchanged; it exists for its types. */
export function defineArea(area: Area<AreaComponent>): Area<AreaComponent> {
  return area;
}
