/** The colour scheme. `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The portal view, which sets the accent colour. */
export type View = 'apollo' | 'artemis';

/** The text direction. */
export type Direction = 'ltr' | 'rtl';

/** The appearance of the page or a part of it. The defaults are `system`, `apollo` and `ltr`. */
export type Appearance = {
  theme?: Theme | undefined;
  view?: View | undefined;
  direction?: Direction | undefined;
};

/** The attributes that the tokens depend on. */
export type RootAttributes = { 'data-theme': Theme; 'data-view': View; dir: Direction };

/** The attributes of the element that sets an appearance: `<html {...rootAttributes(…)}>` on a server. */
export function rootAttributes({
  theme = 'system',
  view = 'apollo',
  direction = 'ltr',
}: Appearance): RootAttributes {
  return { 'data-theme': theme, 'data-view': view, dir: direction };
}
