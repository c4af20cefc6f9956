'use client';

import {
  usePageTitle,
  useResource,
  type ReadableCall,
  type SendableCall,
  type UseResourceOptions,
  type UseResourceResult,
} from '@quayside/portal-core/react';
import type { HttpClient } from '@quayside/portal-core';
import { withoutCache } from '../versions/useVersionedAction.ts';
import { useSavedVersion } from '../versions/useSavedVersion.ts';
import type { DetailFrameProps, DetailViewProps } from './DetailFrame.tsx';
import { toDetailState } from './detailState.ts';

/** What a page about one thing calls it, and how it keeps it up to date. */
export interface DetailPageOptions<Data> extends Pick<UseResourceOptions<Data>, 'pollMs'> {
  /** Names the thing within a sentence: `change request`. */
  readonly noun: string;
  /** The heading, which is also the title of the page. */
  readonly titleOf: (data: Data) => string;
}

/** A page about one thing. */
export interface UseDetailPageResult<Data> {
  /** For `DetailFrame`. */
  readonly props: DetailViewProps<Data> & Pick<DetailFrameProps<Data>, 'noun' | 'title'>;
  /** The thing as the page draws it; undefined before the first response. */
  readonly data: Data | undefined;
  /** Draws a version that a request brought, such as the response of a save. */
  readonly take: (this: void, saved: Data) => void;
  /** Loads the thing again. */
  readonly reload: UseResourceResult<Data>['refetch'];
  /** For `EditForm`. */
  readonly edit: {
    readonly noun: string;
    readonly read: (http: HttpClient) => Promise<Data>;
    readonly reload: UseResourceResult<Data>['refetch'];
    readonly onSaved: (saved: Data) => void;
  };
}

/** Loads the thing that a page is about, and sets the title of the page. */
export function useDetailPage<Input, Data>(
  call: ReadableCall<Input, Data> & SendableCall<Input, Data> & { readonly id: string },
  input: Input,
  { noun, titleOf, ...options }: DetailPageOptions<Data>,
): UseDetailPageResult<Data> {
  const [resource, take] = useSavedVersion(useResource(call, input, options));
  const { data, receivedAtMs, refetch } = resource;
  const state = toDetailState(resource, call.id);
  const title = data === undefined ? undefined : titleOf(data);
  usePageTitle(
    state.status === 'notFound' ? `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found` : title,
  );
  return {
    props: { noun, state, title, receivedAtMs, onRefresh: () => void refetch() },
    data,
    take,
    reload: refetch,
    edit: {
      noun,
      read: (http) => call.send(http, input, withoutCache),
      reload: refetch,
      onSaved: take,
    },
  };
}
