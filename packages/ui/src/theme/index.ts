export type { AnchorProps } from './Anchor.tsx';
export { fillLabel } from './fillLabel.ts';
export type { LinkComponent, LinkComponentProps } from './LinkComponent.ts';
export { QuaysideProvider } from './QuaysideProvider.tsx';
export type { QuaysideProviderProps } from './QuaysideProvider.tsx';
export { useLabels, useLinkComponent } from './quaysideContext.ts';
export type { LabelSource } from './quaysideContext.ts';
export { rootAttributes } from './rootAttributes.ts';
export type {
  Appearance,
  Density,
  Direction,
  PortalView,
  RootAttributes,
  Theme,
  View,
} from './rootAttributes.ts';
export { ThemeScope } from './ThemeScope.tsx';
export type { StatusTone } from './statusTone.ts';
export type { ThemeScopeProps } from './ThemeScope.tsx';
