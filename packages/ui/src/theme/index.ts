export { useLinkComponent } from './LinkComponent.ts';
export type { LinkComponent, LinkComponentProps } from './LinkComponent.ts';
export { QuaysideProvider } from './QuaysideProvider.tsx';
export type { QuaysideProviderProps } from './QuaysideProvider.tsx';
export { rootAttributes } from './rootAttributes.ts';
export type { Appearance, Direction, RootAttributes, Theme, View } from './rootAttributes.ts';
export { ThemeScope } from './ThemeScope.tsx';
export type { ThemeScopeProps } from './ThemeScope.tsx';
