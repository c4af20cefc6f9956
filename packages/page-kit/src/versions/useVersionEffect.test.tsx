import type { EntityTag } from '@quayside/portal-core/calls';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVersionEffect } from './useVersionEffect.ts';

const root = createRoot(document.createElement('div'));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => act(() => root.render(null)));

function Page({
  etag,
  typed,
  onRun,
}: {
  etag: EntityTag;
  typed: string;
  onRun: (run: string) => void;
}): null {
  useVersionEffect(etag, (version) => onRun(`${version} with ${typed}`));
  return null;
}

it('useVersionEffect runs once for each version, with what the latest render has', () => {
  const runs: string[] = [];
  const draw = (etag: EntityTag, typed: string): void =>
    act(() => root.render(<Page etag={etag} typed={typed} onRun={(run) => runs.push(run)} />));
  draw('"1"', 'a');
  draw('"1"', 'ab');
  expect(runs).toEqual(['"1" with a']);
  draw('"2"', 'abc');
  expect(runs).toEqual(['"1" with a', '"2" with abc']);
});
