'use client';
import { createContext, useContext, useMemo, type Context } from 'react';
import type { LinkComponent } from './LinkComponent.ts';

/**
 * Where a component's words come from: called with the component's name and its English words, it answers with those
 * to say instead. A component's own `labels` prop goes before it.
 */
export type LabelSource = <Labels extends object>(component: string, english: Labels) => Partial<Labels>;

/** What the provider holds for every component. */
export type QuaysideContextValue = {
  linkComponent: LinkComponent;
  labels: LabelSource | undefined;
  locale?: string | undefined;
};

/** Null where there is no provider. */
export const QuaysideContext: Context<QuaysideContextValue | null> =
  createContext<QuaysideContextValue | null>(null);

/** What the provider holds; `component` names who asks. Throws where there is no provider, and says what to do. */
function useQuayside(component: string): QuaysideContextValue {
  const value = useContext(QuaysideContext);
  if (!value) {
    throw new Error(`${component} has no words and links: wrap the application in <QuaysideProvider>.`);
  }
  return value;
}

/** The component that draws internal links here. Throws where there is no provider. */
export function useLinkComponent(component = 'useLinkComponent'): LinkComponent {
  return useQuayside(component).linkComponent;
}

/** A component's words: its English ones, then the provider's, then its own `labels`. Throws where there is no provider. */
export function useLabels<Labels extends object>(
  component: string,
  english: Labels,
  own: Partial<Labels> | undefined,
): Labels {
  const { labels } = useQuayside(component);
  return useMemo(
    () => (labels || own ? { ...english, ...labels?.(component, english), ...own } : english),
    [component, english, labels, own],
  );
}

/** How numbers, dates and lists are written: as the component's own `locale` says, else the provider's, else `en-GB`. */
export function useLocale(own: string | undefined): string {
  const context = useContext(QuaysideContext);
  return own ?? context?.locale ?? 'en-GB';
}
