import type { ReactNode } from 'react';

/** A failed chart: the cause, and a way to retry. */
export type ChartError = {
  /** The data could not be loaded. */
  status: 'error';
  /** Default: the label `failed`. */
  message?: ReactNode;
  /** Shows a button that calls it. */
  onRetry?: () => void;
};

/**
 * The data of a chart. While it loads, the placeholder has as many rows as `expectedItems` (default 5), so that
 * nothing moves when the data arrives.
 */
export type ChartData<Item> =
  | {
      /** Whether the data is loading, loaded, or could not be loaded. */
      status: 'loading';
      /** The number of rows of the placeholder. Default 5. */
      expectedItems?: number;
    }
  | {
      status: 'ready';
      /** The items of the chart, one for each bar or segment. */
      items: readonly Item[];
    }
  | ChartError;

/** One value of a chart and its name. `id` is unique in the chart. */
export type ChartItem = {
  /** Unique among the items. */
  id: string;
  /** The name of the value, such as the name of a service. */
  label: string;
  /** Null when the value is unknown, which is not 0. */
  value: number | null;
  /** The page behind the value, such as the filtered list. */
  href?: string;
};

/** The visible state of a chart: `data-state` of the root. */
export type ChartState = 'loading' | 'ready' | 'empty' | 'error';

export function chartState(data: ChartData<unknown>): ChartState {
  return data.status === 'ready' && data.items.length === 0 ? 'empty' : data.status;
}
