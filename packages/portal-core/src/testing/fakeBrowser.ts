import type { Browser } from '../base/platform/ports.ts';

/** A page that records where it was sent. */
export interface FakeBrowser extends Browser {
  /** Every address the page was left for, in order. */
  readonly navigations: readonly string[];
  readonly reloads: () => number;
  /** The address bar: path, query and hash. */
  readonly address: () => string;
  setOnline(this: void, online: boolean): void;
  setVisible(this: void, visible: boolean): void;
  /** Whether the user would be asked before leaving now. */
  asksBeforeLeaving(this: void): boolean;
  /** Plays the page getting the focus. */
  focus(this: void): void;
  /** Plays a return from the back-forward cache. */
  restore(this: void): void;
}

/** Where the fake page stands; default `/` on `https://portal.example`, unframed. */
export interface FakeBrowserOptions {
  address?: string;
  origin?: string;
  framed?: boolean;
}

/** Builds a fake page. */
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
