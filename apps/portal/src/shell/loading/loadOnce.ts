interface FailedLoad {
  error: unknown;
  forget: () => void;
  load: () => Promise<unknown>;
}

const failed = new Set<FailedLoad>();

/** What a load has come to, as far as is known. */
export type LoadOutcome<Loaded> =
  | { status: 'pending' }
  | { status: 'loaded'; loaded: Loaded }
  | { status: 'failed'; error: unknown };

/** Loads what comes later, and says what became of it. */
export interface Load<Loaded> {
  (): Promise<Loaded>;
  getSnapshot: () => LoadOutcome<Loaded>;
  /** Loads, and tells when that has ended; gives what stops the telling. */
  subscribe: (onEnd: () => void) => () => void;
}

const pending = { status: 'pending' } as const;

/** Loads what comes later, once for all who ask. A failure holds until `forgetFailedLoads` or `loadAgain` is called. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): Load<Loaded> {
  let loading: Promise<Loaded> | null = null;
  let outcome: LoadOutcome<Loaded> = pending;

  function forget(): void {
    loading = null;
    outcome = pending;
  }

  function ask(): Promise<Loaded> {
    if (loading === null) {
      loading = load();
      loading.then(
        (loaded) => (outcome = { status: 'loaded', loaded }),
        (error: unknown) => {
          outcome = { status: 'failed', error };
          failed.add({ error, forget, load: ask });
        },
      );
    }
    return loading;
  }

  return Object.assign(ask, {
    getSnapshot: () => outcome,
    subscribe(onEnd: () => void) {
      let isWanted = true;
      const end = (): void => void (isWanted && onEnd());
      ask().then(end, end);
      return () => {
        isWanted = false;
      };
    },
  });
}

/** What failed to load is loaded anew when it is asked for next. */
export function forgetFailedLoads(): void {
  for (const { forget } of failed) forget();
  failed.clear();
}

/** Loads anew what failed with that error; whether it has come. True where the error is none of a load. Never rejects. */
export async function loadAgain(cause: unknown): Promise<boolean> {
  const again = [...failed].filter((each) => each.error === cause);
  forgetFailedLoads();
  const outcomes = await Promise.all(again.map(hasCome));
  return outcomes.every(Boolean);
}

async function hasCome({ load }: FailedLoad): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    return false;
  }
}
