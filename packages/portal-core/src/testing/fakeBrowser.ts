import type { Browser } from '../base/platform/ports.ts';

/** A fake page that records navigations. */
export interface FakeBrowser extends Browser {
  /** All addresses that the page was left for, in order. */
  readonly navigations: readonly string[];
  readonly reloads: () => number;
  /** The address bar: path, query and hash. */
  readonly address: () => string;
  setOnline(this: void, online: boolean): void;
  setVisible(this: void, visible: boolean): void;
  /** True when the browser would ask the user before leaving now. */
  asksBeforeLeaving(this: void): boolean;
  /** Simulates the page gaining focus. */
  focus(this: void): void;
  /** Simulates a return from the back-forward cache. */
  restore(this: void): void;
}

/** Options of `createFakeBrowser`. Default: `/` on `https://portal.example`, without a frame. */
export interface FakeBrowserOptions {
  address?: string;
  origin?: string;
  framed?: boolean;
}

/** Creates a fake page. */
export function createFakeBrowser(options: FakeBrowserOptions = {}): FakeBrowser {
  const origin = options.origin ?? 'https://portal.example';
  const navigations: string[] = [];
  const focusListeners = new Set<() => void>();
  const restoredListeners = new Set<() => void>();
  const visibilityListeners = new Set<() => void>();
  const connectionListeners = new Set<() => void>();
  const questions = new Set<() => boolean>();
  let url = new URL(options.address ?? '/', origin);
  let reloads = 0;
  let online = true;
  let visible = true;
  return {
    origin,
    navigations,
    reloads: () => reloads,
    address: () => url.pathname + url.search + url.hash,
    location: () => ({ pathname: url.pathname, search: url.search, hash: url.hash }),
    replaceAddress(address) {
      url = new URL(address, origin);
    },
    navigate(target) {
      navigations.push(target);
    },
    reload() {
      reloads += 1;
    },
    isOnline: () => online,
    isVisible: () => visible,
    onVisibilityChange(listener) {
      visibilityListeners.add(listener);
      return () => visibilityListeners.delete(listener);
    },
    setVisible(next) {
      visible = next;
      for (const listener of visibilityListeners) listener();
    },
    isFramed: () => options.framed ?? false,
    onConnectionChange(listener) {
      connectionListeners.add(listener);
      return () => connectionListeners.delete(listener);
    },
    askBeforeLeaving(mustAsk) {
      questions.add(mustAsk);
      return () => questions.delete(mustAsk);
    },
    asksBeforeLeaving: () => [...questions].some((mustAsk) => mustAsk()),
    onFocus(listener) {
      focusListeners.add(listener);
      return () => focusListeners.delete(listener);
    },
    onRestored(listener) {
      restoredListeners.add(listener);
      return () => restoredListeners.delete(listener);
    },
    setOnline(next) {
      online = next;
      for (const listener of connectionListeners) listener();
    },
    focus() {
      for (const listener of focusListeners) listener();
    },
    restore() {
      for (const listener of restoredListeners) listener();
    },
  };
}
