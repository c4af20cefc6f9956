import type { ComponentPropsWithRef, ReactNode } from 'react';

/** The reason why there is no data: the request failed, or the device is offline. */
export type AsyncContentCause = 'failure' | 'offline';

/**
 * The state of a request and its data. `refreshing` shows the earlier data, `partial` the data of the sources that
 * responded. `failed` keeps earlier `data`, if there is any.
 */
export type AsyncContentState<Data> =
  | {
      /** Whether the data is loading, loaded, loaded in part, being updated, or could not be loaded. */
      readonly status: 'loading';
    }
  | { readonly status: 'ready' | 'refreshing'; readonly data: Data }
  | {
      readonly status: 'partial';
      readonly data: Data;
      /** The number of sources that responded. */
      readonly responded: number;
      /** The number of sources that were asked. */
      readonly asked: number;
    }
  | {
      readonly status: 'failed';
      /** Default `failure`. */
      readonly cause?: AsyncContentCause;
      /** Why the request failed and what the user can do, in place of the labels' general advice. */
      readonly advice?: string;
      /** Whether a retry can help. Default true. Without it there is no Retry button. */
      readonly canRetry?: boolean;
      /** The reference with which support finds the failure; none if nothing arrived at the server. */
      readonly reference?: string | undefined;
      /** The data from before the failure. */
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
  /** The advice after a failure. */
  failedAdvice: string;
  /** The title of a failure because there is no connection. */
  offline: string;
  /** The advice while there is no connection. */
  offlineAdvice: string;
  /** The title over earlier data that could not be updated. */
  notUpdated: string;
  /** Says when the earlier data was received. */
  earlier: string;
  /** Follows a failure. `{reference}` is the reference with which support finds it. */
  reference: string;
  /** The title over data that is not complete: `{responded}` of `{asked}` sources. */
  partial: string;
  /** The meaning of incomplete data for the user. */
  partialAdvice: string;
  /** The button that sends the request again. */
  retry: string;
};

/** `card` fits in a card or a tab, `page` replaces the content of a page. */
export type AsyncContentSize = 'card' | 'page';

/** The state of one request, and how its data is drawn. */
export type AsyncContentProps<Data> = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The state of the request, with the data as soon as there is any. */
  state: AsyncContentState<Data>;
  /** Draws the data. It also decides how an empty list looks. */
  children: (data: Data) => ReactNode;
  /** Skeletons in the shape of the data. Their space is reserved at once; they appear after 300 ms. */
  placeholder: ReactNode;
  /** Sends the request again. Without it there is no Retry button. */
  onRetry?: () => void;
  /** Another way on after a failure without data: a link to the list. */
  action?: ReactNode;
  /** Default `card`. */
  size?: AsyncContentSize;
  /** Name the data in the error: `labels={{ failed: 'The cases could not be loaded' }}`. */
  labels?: Partial<AsyncContentLabels>;
};
