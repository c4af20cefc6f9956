import { expect, it, vi } from 'vitest';
import { createStore } from './createStore.ts';

it('createStore notifies its listeners only when the reference changes', () => {
  const store = createStore({ count: 0 });
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.set(store.getSnapshot());
  expect(listener).not.toHaveBeenCalled();
  store.set({ count: 1 });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot()).toEqual({ count: 1 });
});

it('createStore unsubscribes one subscription at a time, even of the same listener', () => {
  const store = createStore(0);
  const listener = vi.fn<() => void>();
  const end = store.subscribe(listener);
  store.subscribe(listener);
  end();
  end();
  store.set(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('createStore notifies the other listeners when one throws, and reports the error', () => {
  const report = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
  const store = createStore(0);
  const other = vi.fn<() => void>();
  store.subscribe(() => {
    throw new Error('broken listener');
  });
  store.subscribe(other);
  store.set(1);
  expect(other).toHaveBeenCalledTimes(1);
  expect(report.mock.calls[0]?.[0]).toThrow('broken listener');
  report.mockRestore();
});

it('createStore allows subscribing and unsubscribing during a notification', () => {
  const store = createStore(0);
  const late = vi.fn<() => void>();
  const end = store.subscribe(() => {
    end();
    store.subscribe(late);
  });
  store.set(1);
  expect(late).not.toHaveBeenCalled();
  store.set(2);
  expect(late).toHaveBeenCalledTimes(1);
});
