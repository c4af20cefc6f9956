'use client';
import { useLayoutEffect, useMemo, type JSX, type ReactNode } from 'react';
import type { LinkComponent } from './LinkComponent.ts';
import { QuaysideContext, type LabelSource } from './quaysideContext.ts';
import { rootAttributes, type Appearance } from './rootAttributes.ts';

/**
 * `linkComponent` draws internal links (default `<a>`), `labels` says where words other than the English ones come
 * from, `locale` how numbers, dates and lists are written (a BCP 47 tag, default `en-GB`); the rest is the page's appearance.
 */
export type QuaysideProviderProps = Appearance & {
  linkComponent?: LinkComponent;
  labels?: LabelSource | undefined;
  locale?: string | undefined;
  children?: ReactNode;
};

/**
 * Sets the appearance of the whole page, on `<html>`, so that what is drawn outside the tree (dialogs, toasts, the
 * page's own background) follows too, and says how links are drawn and what words are used. Holds no state; a component that
 * needs it and is not inside it throws.
 */
export function QuaysideProvider({
  theme,
  view,
  direction,
  linkComponent = 'a',
  labels,
  locale,
  children,
}: QuaysideProviderProps): JSX.Element {
  const { 'data-theme': dataTheme, 'data-view': dataView, dir } = rootAttributes({ theme, view, direction });
  // React does not own <html> in a page it did not render, so the attributes are set by hand, before the paint.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = dataTheme;
    root.dataset['view'] = dataView;
    // Browsers draw the whole page anew for a direction that is set, even to what it was.
    if (root.dir !== dir) root.dir = dir;
  }, [dataTheme, dataView, dir]);
  const value = useMemo(() => ({ linkComponent, labels, locale }), [linkComponent, labels, locale]);
  return <QuaysideContext value={value}>{children}</QuaysideContext>;
}
