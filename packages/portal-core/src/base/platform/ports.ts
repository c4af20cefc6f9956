/** Time. Timers return a function that cancels them. */
export interface Clock {
  /** Wall-clock time in milliseconds since 1970. */
  now(): number;
  /** Monotonic milliseconds, for measuring durations. */
  monotonic(): number;
  /** Calls back once after `delayMs` milliseconds. */
  setTimeout(callback: () => void, delayMs: number): () => void;
}

/** Key-value storage that never throws. A blocked storage forgets its values with the page. */
export interface KeyValueStorage {
  get(key: string): string | null;
  /** Returns true when the value outlives the page. False when the storage is blocked or full. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/** The path, query and hash of the page, spelled as the browser spells them. */
export interface BrowserLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The page that the core runs in. */
export interface Browser {
  /** The page's own origin, without a trailing slash. */
  readonly origin: string;
  location(): BrowserLocation;
  /** Replaces the address without a navigation or a history entry. */
  replaceAddress(address: string): void;
  /** Navigates to an absolute address. */
  navigate(url: string): void;
  reload(): void;
  isOnline(): boolean;
  /** Calls back when the device goes online or offline. Returns an unsubscribe function. */
  onConnectionChange(listener: () => void): () => void;
  /** Asks users before they leave the page, whenever `mustAsk` returns true. Returns a function that stops asking. */
  askBeforeLeaving(mustAsk: () => boolean): () => void;
  /** Calls back when the page gains focus or becomes visible. Returns an unsubscribe function. */
  onFocus(listener: () => void): () => void;
  /** False while the page is hidden, as in a background tab. */
  isVisible(): boolean;
  /** Calls back when the page becomes visible or hidden. Returns an unsubscribe function. */
  onVisibilityChange(listener: () => void): () => void;
  /** True when the page is inside a frame. */
  isFramed(): boolean;
  /** Calls back when the page returns from the back-forward cache. Returns an unsubscribe function. */
  onRestored(listener: () => void): () => void;
}

/** Opens an address in a hidden frame, and resolves with the address that its page posts back to our own origin. Rejects with the signal's reason. */
export type OpenSilentFrame = (url: string, options: { signal: AbortSignal }) => Promise<string>;

/** Messages between the tabs of one browser. A tab does not receive its own messages. Listeners must validate what they receive. */
export interface TabChannel {
  post(message: unknown): void;
  subscribe(listener: (message: unknown) => void): () => void;
  close(): void;
}

/** Reports events to the operator. Never pass a token, a code, an e-mail address or an address with a query. */
export interface Logger {
  warn(message: string, cause?: unknown): void;
  error(message: string, cause?: unknown): void;
}

/** The platform's `fetch`. */
export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** All ports together, as `createBrowserPlatform()` returns them. */
export interface Platform {
  readonly clock: Clock;
  /** Storage per device (localStorage). */
  readonly deviceStorage: KeyValueStorage;
  /** Storage per tab (sessionStorage). */
  readonly tabStorage: KeyValueStorage;
  readonly browser: Browser;
  readonly openSilentFrame: OpenSilentFrame;
  readonly channel: TabChannel;
  readonly logger: Logger;
  readonly fetch: Fetch;
}
