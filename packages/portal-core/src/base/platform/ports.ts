/** Time as a port. Timers return what cancels them. */
export interface Clock {
  /** Wall-clock time in milliseconds since 1970. */
  now(): number;
  /** Milliseconds that only ever grow, for measuring durations. */
  monotonic(): number;
  /** Calls back once after `delayMs` milliseconds. */
  setTimeout(callback: () => void, delayMs: number): () => void;
}

/** Key-value storage that never throws; a blocked storage behaves like one that forgets with the page. */
export interface KeyValueStorage {
  get(key: string): string | null;
  /** Returns whether the value outlasts the page, as it does not where the storage is blocked or full. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/** The path, query and hash the page stands on, each as the browser spells it. */
export interface BrowserLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What the core needs from the page it runs in. */
export interface Browser {
  /** The page's own origin, without a trailing slash. */
  readonly origin: string;
  location(): BrowserLocation;
  /** Replaces the address without a navigation or a history entry. */
  replaceAddress(address: string): void;
  /** Leaves the page for an absolute address. */
  navigate(url: string): void;
  reload(): void;
  isOnline(): boolean;
  /** Calls back when the device goes online or offline; returns what ends it. */
  onConnectionChange(listener: () => void): () => void;
  /** While this stands, a user who leaves the page is asked first whenever `mustAsk` says so; returns what ends it. */
  askBeforeLeaving(mustAsk: () => boolean): () => void;
  /** Calls back when the page gets the focus or becomes visible; returns what ends it. */
  onFocus(listener: () => void): () => void;
  /** False while the page is hidden, as in a background tab. */
  isVisible(): boolean;
  /** Calls back when the page becomes visible or hidden; returns what ends it. */
  onVisibilityChange(listener: () => void): () => void;
  /** True when the page stands inside a frame. */
  isFramed(): boolean;
  /** Calls back when the page returns from the back-forward cache; returns what ends it. */
  onRestored(listener: () => void): () => void;
}

/** Opens an address in an invisible frame and resolves with the address its page posted back to our own origin. Rejects with the signal's reason. */
export type OpenSilentFrame = (url: string, options: { signal: AbortSignal }) => Promise<string>;

/** Messages between the tabs of one browser; a tab does not hear its own. Listeners check what they receive. */
export interface TabChannel {
  post(message: unknown): void;
  subscribe(listener: (message: unknown) => void): () => void;
  close(): void;
}

/** Where the core reports what an operator should know. Never give it a token, a code, an e-mail or an address with a query. */
export interface Logger {
  warn(message: string, cause?: unknown): void;
  error(message: string, cause?: unknown): void;
}

/** The platform's fetch, as a port. */
export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Every port at once: what `createBrowserPlatform()` returns and the pieces pick from. */
export interface Platform {
  readonly clock: Clock;
  /** Kept per device (localStorage). */
  readonly deviceStorage: KeyValueStorage;
  /** Kept per tab (sessionStorage). */
  readonly tabStorage: KeyValueStorage;
  readonly browser: Browser;
  readonly openSilentFrame: OpenSilentFrame;
  readonly channel: TabChannel;
  readonly logger: Logger;
  readonly fetch: Fetch;
}
