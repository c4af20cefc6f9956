/** How light or dark the interface is; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The portal view whose accent is shown. */
export type View = 'apollo' | 'artemis';

/** The direction of reading. */
export type Direction = 'ltr' | 'rtl';

/** What a page or a part of it looks like; the defaults are `system`, `apollo` and `ltr`. */
export type Appearance = {
  theme?: Theme | undefined;
  view?: View | undefined;
  direction?: Direction | undefined;
};

/** The attributes the tokens listen to. */
export type RootAttributes = { 'data-theme': Theme; 'data-view': View; dir: Direction };

/** The attributes of the element that sets an appearance: `<html {...rootAttributes(…)}>` on a server. */
export function rootAttributes({
  theme = 'system',
  view = 'apollo',
  direction = 'ltr',
}: Appearance): RootAttributes {
  return { 'data-theme': theme, 'data-view': view, dir: direction };
}
