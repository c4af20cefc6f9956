import type { UseResourceResult } from '@quayside/portal-core/react';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSavedVersion } from './useSavedVersion.ts';

const root = createRoot(document.createElement('div'));
const page: { drawn?: string; take?: (saved: string) => void } = {};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => act(() => root.render(null)));

function Page({ data }: { data: string }): null {
  const loaded: UseResourceResult<string> = {
    status: 'ready',
    data,
    error: null,
    isStale: false,
    receivedAtMs: 0,
    refetch: () => Promise.resolve(),
  };
  const [resource, takeSaved] = useSavedVersion(loaded);
  useEffect(() => {
    Object.assign(page, { drawn: resource.data, take: takeSaved });
  });
  return null;
}

it('useSavedVersion shows the response of a save until the data is loaded again', () => {
  act(() => root.render(<Page data="version 1" />));
  act(() => page.take?.('version 2'));
  expect(page.drawn).toBe('version 2');
  act(() => root.render(<Page data="version 1" />));
  expect(page.drawn).toBe('version 2');
  act(() => root.render(<Page data="version 3" />));
  expect(page.drawn).toBe('version 3');
});
