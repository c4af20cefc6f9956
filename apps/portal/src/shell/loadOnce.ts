const failed = new Set<() => void>();

/** Loads what comes later, once for all who ask. A failure holds until `forgetFailedLoads` is called. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    if (loading === null) {
      loading = load();
      loading.catch(() => failed.add(() => (loading = null)));
    }
    return loading;
  };
}

/** Whether something that comes later failed to load, and was not given another try yet. */
export function hasFailedLoads(): boolean {
  return failed.size > 0;
}

/** What failed to load is loaded anew when it is asked for next. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}
