import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Why there is no data: the request failed, or the device is offline. */
export type AsyncContentCause = 'failure' | 'offline';

/**
 * What a request has returned so far. `refreshing` shows the data that was there before, `partial` the data of the sources that
 * responded. `failed` keeps earlier `data`, if there is any.
 */
export type AsyncContentState<Data> =
  | {
      /** Whether the data is loading, is there, is there in part, is being updated or could not be loaded. */
      readonly status: 'loading';
    }
  | { readonly status: 'ready' | 'refreshing'; readonly data: Data }
  | {
      readonly status: 'partial';
      readonly data: Data;
      /** How many sources responded. */
      readonly responded: number;
      /** How many sources were asked. */
      readonly asked: number;
    }
  | {
      readonly status: 'failed';
      /** Default `failure`. */
      readonly cause?: AsyncContentCause;
      /** What support can look the failure up by. */
      readonly reference?: string;
      /** What was there before the failure. */
      readonly data?: Data | undefined;
      /** When the earlier data was received. */
      readonly receivedAt?: Date | number | null;
    };

/** Every string. `{responded}`, `{asked}`, `{reference}` and `{time}` are filled in. */
export type AsyncContentLabels = {
  /** Announced while the data loads. */
  loading: string;
  /** The title of a failure. */
  failed: string;
  /** What the user can do about a failure. */
  failedAdvice: string;
  /** The title of a failure because there is no connection. */
  offline: string;
  /** What the user can do while there is no connection. */
  offlineAdvice: string;
  /** The title over earlier data that could not be updated. */
  notUpdated: string;
  /** Says when the earlier data was received. */
  earlier: string;
  /** Follows a failure. `{reference}` is what support can look it up by. */
  reference: string;
  /** The title over data that is not complete: `{responded}` of `{asked}` sources. */
  partial: string;
  /** What data that is not complete means for the user. */
  partialAdvice: string;
  /** The button that sends the request again. */
  retry: string;
};

/** `card` fits in a card or a tab, `page` replaces the content of a page. */
export type AsyncContentSize = 'card' | 'page';

/** The state of one request, and how its data is drawn. */
export type AsyncContentProps<Data> = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** How far the request is, with the data as soon as there is any. */
  state: AsyncContentState<Data>;
  /** Draws the data. It also decides what an empty list looks like. */
  children: (data: Data) => ReactNode;
  /** Skeletons in the shape of the data. Their space is reserved at once; they appear after 300 ms. */
  placeholder: ReactNode;
  /** Sends the request again. Without it there is no Retry button. */
  onRetry?: () => void;
  /** Another way on after a failure without data: a link to the list. */
  action?: ReactNode;
  /** Default `card`. */
  size?: AsyncContentSize;
  /** Say what could not be loaded: `labels={{ failed: 'The cases could not be loaded' }}`. */
  labels?: Partial<AsyncContentLabels>;
};
