'use client';
import { useLayoutEffect, useMemo, type JSX, type ReactNode } from 'react';
import type { LinkComponent } from './LinkComponent.ts';
import { QuaysideContext, type LabelSource } from './quaysideContext.ts';
import { rootAttributes, type Appearance } from './rootAttributes.ts';

/**
 * `linkComponent` renders internal links (default `<a>`) and `labels` supplies translations. `locale` formats
 * numbers, dates and lists (a BCP 47 tag, default `en-GB`), and times are in the `timeZone` (an IANA name, such as
 * `Europe/London`, default that of the device). The rest is the page's appearance.
 */
export type QuaysideProviderProps = Appearance & {
  linkComponent?: LinkComponent;
  labels?: LabelSource | undefined;
  locale?: string | undefined;
  timeZone?: string | undefined;
  children?: ReactNode;
};

/**
 * Sets the appearance of the page on `<html>`, so that it also applies outside the tree (dialogs, toasts, the page
 * background), and provides the link component and the translations. It holds no state. A component that needs it
 * and is not inside it throws.
 */
export function QuaysideProvider({
  theme,
  view,
  direction,
  linkComponent = 'a',
  labels,
  locale,
  timeZone,
  children,
}: QuaysideProviderProps): JSX.Element {
  const { 'data-theme': dataTheme, 'data-view': dataView, dir } = rootAttributes({ theme, view, direction });
  // React does not own `<html>` in a page that it did not render, so the attributes are set by hand, before paint.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = dataTheme;
    root.dataset['view'] = dataView;
    // Browsers restyle the whole page when `dir` is set, even to the same value.
    if (root.dir !== dir) root.dir = dir;
  }, [dataTheme, dataView, dir]);
  const value = useMemo(
    () => ({ linkComponent, labels, locale, timeZone }),
    [linkComponent, labels, locale, timeZone],
  );
  return <QuaysideContext value={value}>{children}</QuaysideContext>;
}
