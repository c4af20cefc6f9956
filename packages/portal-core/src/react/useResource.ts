'use client';

import { useEffect, useMemo, useState } from 'react';
import { isNetworkError, toPortalError } from '../base/errors/errors.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import type { CallRequest } from '../calls/defineCall.ts';
import type { HttpClient } from '../http/ports.ts';
import { requestKey } from '../http/requestKey.ts';
import {
  createResource,
  type Resource,
  type ResourceRequest,
  type ResourceState,
} from '../resource/createResource.ts';
import { startPolling, type PollInterval } from '../resource/startPolling.ts';
import { usePortalServices } from './PortalProvider.tsx';
import { useStore } from './useStore.ts';

/**
 * A GET by its input: the result of `defineCall`, or any object with `request`. Keep its reference, such as in a module's constant.
 */
export interface ReadableCall<Input, Data> {
  request(this: void, input: Input): CallRequest<Data>;
}

/** The options that keep a resource up to date. */
export interface UseResourceOptions<Data> {
  /** Shows the data of the previous input, as stale, until the new response arrives. Default false. */
  keepPrevious?: boolean;
  /** Polls while the page is visible, in milliseconds; a function of the data may end it by null. Default: no polling. */
  pollMs?: PollInterval<Data>;
}

/** A resource's state and its `refetch`. */
export type UseResourceResult<Data> = ResourceState<Data> & Pick<Resource<Data>, 'refetch'>;

interface Held<Data> {
  readonly key: string;
  readonly http: HttpClient;
  readonly resource: Resource<Data>;
}

/**
 * The response to a call: at once from the cache, else loaded, and loaded again after a write that invalidates it, and when the device
 * is online again after a request that got no response. A null input requests nothing. An input that cannot be sent, such as an empty path parameter, fails as a request does.
 */
export function useResource<Input, Data>(
  call: ReadableCall<Input, Data>,
  input: Input | null,
  { keepPrevious = false, pollMs }: UseResourceOptions<Data> = {},
): UseResourceResult<Data> {
  const { http, platform } = usePortalServices();
  const [request, error] = requestOf(call, input);
  const key = request.path === null ? '' : requestKey(request.path, request);
  const create = (previous?: Data): Held<Data> => ({
    key,
    http,
    resource: createResource(request, { http, clock: platform.clock, previous }),
  });
  const [held, setHeld] = useState(create);
  let { resource } = held;
  if (held.key !== key || held.http !== http) {
    const next = create(keepPrevious ? resource.getSnapshot().data : undefined);
    setHeld(next);
    ({ resource } = next);
  }
  useEffect(() => {
    resource.start();
    const unlisten = platform.browser.onConnectionChange(() => {
      if (platform.browser.isOnline() && isNetworkError(resource.getSnapshot().error))
        void resource.refetch();
    });
    return () => {
      unlisten();
      resource.stop();
    };
  }, [resource, platform]);
  usePolling(resource, pollMs);
  const state = useStore(resource);
  const failed = useMemo(() => error && failedState<Data>(error), [error]);
  return { ...(failed ?? state), refetch: resource.refetch };
}

function usePolling<Data>(resource: Resource<Data>, pollMs: PollInterval<Data> | undefined): void {
  const { platform } = usePortalServices();
  useEffect(() => {
    if (pollMs === undefined) return undefined;
    const { getSnapshot, subscribe, refetch } = resource;
    return startPolling(
      {
        intervalMs() {
          const { data } = getSnapshot();
          if (data === undefined) return null;
          return typeof pollMs === 'function' ? pollMs(data) : pollMs;
        },
        async poll() {
          await refetch();
          return getSnapshot().status === 'ready';
        },
        subscribe,
      },
      platform,
    );
  }, [resource, pollMs, platform]);
}

function requestOf<Input, Data>(
  { request }: ReadableCall<Input, Data>,
  input: Input | null,
): [ResourceRequest<Data>, PortalError | null] {
  if (input === null) return [nothing, null];
  try {
    return [request(input), null];
  } catch (error) {
    return [nothing, toPortalError(error)];
  }
}

const nothing = {
  path: null,
  schema: {
    '~standard': {
      version: 1,
      vendor: 'quayside',
      validate: () => ({ issues: [{ message: 'Nothing was requested.' }] }),
    },
  },
} as const;

function failedState<Data>(error: PortalError): ResourceState<Data> {
  return { status: 'failed', data: undefined, error, isStale: false, receivedAtMs: null };
}
