'use client';
import { useLayoutEffect, type JSX, type ReactNode } from 'react';
import { LinkComponentContext, type LinkComponent } from './LinkComponent.ts';
import { rootAttributes, type Appearance } from './rootAttributes.ts';

/** `linkComponent` draws internal links (default `<a>`); the rest is the page's appearance. */
export type QuaysideProviderProps = Appearance & { linkComponent?: LinkComponent; children?: ReactNode };

/**
 * Sets the appearance of the whole page, on `<html>`, so that what is drawn outside the tree (dialogs, toasts, the
 * page's own background) follows too, and says how links are drawn. Holds no state; without it components use `<a>`.
 */
export function QuaysideProvider({
  theme,
  view,
  direction,
  linkComponent = 'a',
  children,
}: QuaysideProviderProps): JSX.Element {
  const { 'data-theme': dataTheme, 'data-view': dataView, dir } = rootAttributes({ theme, view, direction });
  // React does not own <html> in a page it did not render, so the attributes are set by hand, before the paint.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = dataTheme;
    root.dataset['view'] = dataView;
    root.dir = dir;
  }, [dataTheme, dataView, dir]);
  return <LinkComponentContext value={linkComponent}>{children}</LinkComponentContext>;
}
