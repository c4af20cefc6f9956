'use client';
import { createContext, useContext, useMemo, useSyncExternalStore, type Context } from 'react';
import { dateTimeFormat } from './formats.ts';
import type { LinkComponent } from './LinkComponent.ts';
import type { RootAttributes } from './rootAttributes.ts';

/**
 * Supplies translations. It receives a component's name and its English labels, and returns the labels to use
 * instead. A component's own `labels` prop takes precedence.
 */
export type LabelSource = <Labels extends object>(component: string, english: Labels) => Partial<Labels>;

export type QuaysideContextValue = {
  linkComponent: LinkComponent;
  labels: LabelSource | undefined;
  locale?: string | undefined;
  /** The attributes of elements that are rendered outside the tree, when the page itself does not have them. */
  scope?: RootAttributes | undefined;
  timeZone?: string | undefined;
};

/** Null without a provider. */
export const QuaysideContext: Context<QuaysideContextValue | null> =
  createContext<QuaysideContextValue | null>(null);

/** The provider's value. Throws without a provider; `component` names the caller in the message. */
function useQuayside(component: string): QuaysideContextValue {
  const value = useContext(QuaysideContext);
  if (!value) {
    throw new Error(`${component} has no words and links: wrap the application in <QuaysideProvider>.`);
  }
  return value;
}

/** The component that renders internal links. Throws without a provider. */
export function useLinkComponent(component = 'useLinkComponent'): LinkComponent {
  return useQuayside(component).linkComponent;
}

/** A component's labels: its own `labels` over the provider's over the English ones. Throws without a provider. */
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

/** The locale for numbers, dates and lists: the component's own `locale`, else the provider's, else `en-GB`. */
export function useLocale(own: string | undefined): string {
  const context = useContext(QuaysideContext);
  return own ?? context?.locale ?? 'en-GB';
}

/** The appearance of an element that is rendered outside the tree. Undefined when the page has it. */
export function useScopeAttributes(): RootAttributes | undefined {
  return useContext(QuaysideContext)?.scope;
}

const never = (): (() => void) => () => undefined;
let zoneOfDevice: string | undefined;
/** Read once: asking for it takes as long as writing a date, and each date of a table asks. */
const deviceTimeZone = (): string =>
  (zoneOfDevice ??= dateTimeFormat('en', {})?.resolvedOptions().timeZone ?? 'UTC');

const utc = (): string => 'UTC';

/**
 * The time zone for dates: the component's own `timeZone`, else the provider's, else that of the device. A server
 * does not know the device, so server rendering and hydration then use UTC.
 */
export function useTimeZone(own: string | undefined): string {
  const context = useContext(QuaysideContext);
  const zone = own ?? context?.timeZone;
  const device = useSyncExternalStore(never, zone === undefined ? deviceTimeZone : utc, utc);
  return zone ?? device;
}
