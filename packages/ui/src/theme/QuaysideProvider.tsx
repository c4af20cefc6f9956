'use client';
import { useInsertionEffect, useMemo, type JSX, type ReactNode } from 'react';
import type { LinkComponent } from './LinkComponent.ts';
import { QuaysideContext, type LabelSource } from './quaysideContext.ts';
import { rootAttributes, type Appearance } from './rootAttributes.ts';

/** The settings that every component shares: links, texts, formats and the appearance. */
export type QuaysideProviderProps = Appearance & {
  /** Renders the links inside the application, such as a router's link. Default `a`: each click loads a page. */
  linkComponent?: LinkComponent;
  /** Supplies the texts of every component in another language. Default: the English ones. */
  labels?: LabelSource | undefined;
  /** The BCP 47 tag by which numbers, dates and lists are formatted. Default `en-GB`. */
  locale?: string | undefined;
  /**
   * Sets the appearance on an element around the children instead of on `<html>`, for a part of a page that belongs to
   * another team. Dialogs and tooltips, which are outside of that element, have it too. Default false.
   */
  scoped?: boolean;
  /** The IANA name of the time zone in which times are shown, such as `Europe/London`. Default: the device's. */
  timeZone?: string | undefined;
  /** The application, or the part of it that uses the components. */
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
  density,
  linkComponent = 'a',
  labels,
  locale,
  scoped = false,
  timeZone,
  children,
}: QuaysideProviderProps): JSX.Element {
  const attributes = useMemo(
    () => rootAttributes({ theme, view, direction, density }),
    [theme, view, direction, density],
  );
  // React does not own `<html>` in a page that it did not render, so the attributes are set by hand, before the
  // components in it measure themselves.
  useInsertionEffect(() => {
    if (scoped) return;
    const root = document.documentElement;
    const before = root.dataset['view'];
    for (const [name, value] of Object.entries(attributes)) {
      // Browsers restyle the whole page when `dir` is set, even to the same value.
      if (root.getAttribute(name) !== value) root.setAttribute(name, value);
    }
    const { view: now } = root.dataset;
    if (before !== undefined && before !== now) root.dataset['switchedTo'] = now;
  }, [scoped, attributes]);
  const value = useMemo(
    () => ({ linkComponent, labels, locale, timeZone, scope: scoped ? attributes : undefined }),
    [linkComponent, labels, locale, timeZone, scoped, attributes],
  );
  return (
    <QuaysideContext value={value}>
      {value.scope ? <div {...value.scope}>{children}</div> : children}
    </QuaysideContext>
  );
}
