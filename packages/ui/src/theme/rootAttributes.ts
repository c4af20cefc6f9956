/** The colour scheme. `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The two views of the portal. */
export type PortalView = 'apollo' | 'artemis';

/** The view, which sets the accent colour. Another name is a view of your own: see `createBrand`. */
export type View = PortalView | (string & {});

/** The text direction. */
export type Direction = 'ltr' | 'rtl';

/** The height of controls and table rows. `compact` fits more on a screen; touch targets stay as large. */
export type Density = 'comfortable' | 'compact';

/** The appearance of the page or a part of it. The defaults are `system`, `apollo`, `ltr` and `comfortable`. */
export type Appearance = {
  /** The colour scheme. Default `system`. */
  theme?: Theme | undefined;
  /** The view, which sets the accent colour. Default `apollo`. */
  view?: View | undefined;
  /** The direction of the text. Default `ltr`. */
  direction?: Direction | undefined;
  /** The height of controls and table rows. Default `comfortable`. */
  density?: Density | undefined;
};

/** The attributes that the tokens depend on. */
export type RootAttributes = {
  /** The colour scheme. */
  'data-theme': Theme;
  /** The view, which sets the accent colour. */
  'data-view': View;
  /** The height of controls and table rows. */
  'data-density': Density;
  /** The direction of the text. */
  dir: Direction;
};

/** The attributes of the element that sets an appearance: `<html {...rootAttributes(…)}>` on a server. */
export function rootAttributes({
  theme = 'system',
  view = 'apollo',
  direction = 'ltr',
  density = 'comfortable',
}: Appearance): RootAttributes {
  return { 'data-theme': theme, 'data-view': view, 'data-density': density, dir: direction };
}
