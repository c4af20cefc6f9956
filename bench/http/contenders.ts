import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { QueryClient } from '@tanstack/query-core';
import axios, { type AxiosInstance } from 'axios';
import { setupCache } from 'axios-cache-interceptor';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import useSWR, { mutate, preload, SWRConfig, unstable_serialize } from 'swr';
import { createHttpClient } from '../../packages/portal-core/src/http/createHttpClient.ts';
import { createSystemClock } from '../../packages/portal-core/src/base/platform/clock.ts';

/** The params of a read. Each contender adds them to its key. */
export type Params = Readonly<Record<string, string | number>>;

/** A cache for GETs. To read is to request an address, cached or not. */
export interface Reader {
  read(path: string, params?: Params): Promise<unknown>;
  /** Reads a cached response, if that is a separate call. */
  readKept?(path: string, params?: Params): unknown;
  /** Returns a cached response synchronously, as a component does during render. Not every contender can. */
  look?(this: void, path: string, params?: Params): unknown;
}

const lifetimeMs = 300_000;
const noParams: Params = {};

/** Every contender sends with the same library and adapter. */
function transportTo(origin: string): AxiosInstance {
  return axios.create({ baseURL: origin, adapter: 'fetch' });
}

function createOurs(origin: string): Reader {
  const epoch = { id: 1, signal: new AbortController().signal };
  const tokens = {
    getEpoch: () => epoch,
    peekAccessToken: () => 'token',
    getAccessToken: async () => 'token',
    reportAuthorizedResponse: () => undefined,
  };
  const http = createHttpClient({ baseUrl: origin }, { tokens, clock: createSystemClock() });
  return {
    read: (path, params) => (params === undefined ? http.get(path) : http.get(path, { params })),
    look: (path, params) =>
      (params === undefined ? http.cache.peek(path) : http.cache.peek(path, { params }))?.value,
  };
}

function queryKeyOf(path: string, params?: Params): unknown[] {
  return params === undefined ? [path] : [path, params];
}

function createQueryCore(origin: string): Reader {
  const transport = transportTo(origin);
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: lifetimeMs, gcTime: lifetimeMs } },
  });
  return {
    look: (path, params) => client.getQueryData(queryKeyOf(path, params)),
    read: (path, params) =>
      client.fetchQuery({
        queryKey: queryKeyOf(path, params),
        queryFn: async () => (await transport.get<unknown>(path, { params })).data,
      }),
  };
}

function createInterceptor(origin: string): Reader {
  const cached = setupCache(transportTo(origin), { ttl: lifetimeMs, interpretHeader: false });
  return { read: async (path, params) => (await cached.get<unknown>(path, { params })).data };
}

type Key = readonly [string, Params];

function keyOf(path: string, params = noParams): Key {
  return [path, params];
}

/** It reads by a hook only, so a cached read renders a component. */
function createSwr(origin: string): Reader {
  const transport = transportTo(origin);
  const load = async ([path, params]: Key): Promise<unknown> =>
    (await transport.get<unknown>(path, { params })).data;
  const value = { revalidateOnMount: false, provider: () => SWRConfig.defaultValue.cache };

  function Reading({ path, params }: { path: string; params: Params | undefined }): null {
    useSWR(keyOf(path, params), load);
    return null;
  }

  return {
    async read(path, params) {
      const key = keyOf(path, params);
      const data = await preload(key, load);
      await mutate(key, data, { revalidate: false });
      return data;
    },
    look: (path, params) => SWRConfig.defaultValue.cache.get(unstable_serialize(keyOf(path, params)))?.data,
    readKept: (path, params) =>
      renderToString(createElement(SWRConfig, { value }, createElement(Reading, { path, params }))),
  };
}

function createRtkQuery(origin: string): Reader {
  const transport = transportTo(origin);
  interface Asked {
    path: string;
    params: Params | undefined;
  }
  const api = createApi({
    baseQuery: async ({ path, params }: Asked) => ({
      data: (await transport.get<unknown>(path, { params })).data,
    }),
    keepUnusedDataFor: lifetimeMs / 1_000,
    endpoints: (builder) => ({ read: builder.query<unknown, Asked>({ query: (asked) => asked }) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      getDefault({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
  return {
    async read(path, params) {
      const reading = store.dispatch(api.endpoints.read.initiate({ path, params }));
      try {
        return await reading.unwrap();
      } finally {
        reading.unsubscribe();
      }
    },
    look: (path, params) => api.endpoints.read.select({ path, params })(store.getState()).data,
  };
}

/** All contenders, ours first. */
export const contenders: Readonly<Record<string, (origin: string) => Reader>> = {
  ours: createOurs,
  'query-core': createQueryCore,
  'axios-cache-interceptor': createInterceptor,
  swr: createSwr,
  'RTK Query': createRtkQuery,
};

/** The imports of each contender by module, to measure its size without axios and React. */
export const bundleImports: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ours: { [fileOf('../../packages/portal-core/src/http/createHttpClient.ts')]: '{ createHttpClient }' },
  'query-core': { [fileOf('@tanstack/query-core')]: '{ QueryClient }' },
  'axios-cache-interceptor': { [fileOf('axios-cache-interceptor')]: '{ setupCache }' },
  swr: { [fileOf('swr')]: 'useSwr' },
  'RTK Query': {
    [fileOf('@reduxjs/toolkit/query')]: '{ createApi }',
    [fileOf('@reduxjs/toolkit')]: '{ configureStore }',
  },
};

function fileOf(specifier: string): string {
  return new URL(import.meta.resolve(specifier)).pathname;
}
