'use client';

import { useEffect, useState } from 'react';
import type { HttpClient } from '../http/ports.ts';
import { requestKey } from '../http/requestKey.ts';
import {
  createResource,
  type Resource,
  type ResourceRequest,
  type ResourceState,
} from '../resource/createResource.ts';
import { useHttp } from './useHttp.ts';
import { useStore } from './useStore.ts';

/** What `useResource` is told besides what to ask for. */
export interface UseResourceOptions<Data> extends Omit<ResourceRequest<Data>, 'path'> {
  /** Shows the data of the page before, as stale, until the next one is there. Default false. */
  keepPrevious?: boolean;
}

/** A resource's state and the command that asks the server anew. */
export type UseResourceResult<Data> = ResourceState<Data> & Pick<Resource<Data>, 'refetch'>;

interface Held<Data> {
  readonly key: string;
  readonly http: HttpClient;
  readonly resource: Resource<Data>;
}

/** What the server answers to a GET of that path: from the cache at once, loaded otherwise, and again after a write that changes it. Null asks for nothing. Keep the schema outside of the component. */
export function useResource<Data>(
  path: string | null,
  { keepPrevious = false, ...options }: UseResourceOptions<Data>,
): UseResourceResult<Data> {
  const http = useHttp();
  const key = path === null ? '' : requestKey(path, options);
  const hold = (previous?: Data): Held<Data> => ({
    key,
    http,
    resource: createResource({ path, ...options }, { http, previous }),
  });
  const [held, setHeld] = useState(() => hold());
  let { resource } = held;
  if (held.key !== key || held.http !== http) {
    const next = hold(keepPrevious ? resource.getSnapshot().data : undefined);
    setHeld(next);
    ({ resource } = next);
  }
  useEffect(() => {
    resource.start();
    return resource.stop;
  }, [resource]);
  return { ...useStore(resource), refetch: resource.refetch };
}
