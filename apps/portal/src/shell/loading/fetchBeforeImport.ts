const requests = new Map<string, Promise<void>>();

/**
 * Fetches the files of a chunk, then imports it. The build calls this in place of Vite's preload helper. A browser never imports a
 * script again after it failed to load, but it can fetch the script again. So a chunk that failed can be retried. Rejects as a
 * failed import does.
 */
export async function fetchBeforeImport<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

function fetchOnce(file: string): Promise<void> {
  const known = requests.get(file);
  if (known) return known;
  const request = fetchScript(`/${file}`);
  requests.set(file, request);
  request.catch(() => requests.delete(file));
  return request;
}

/** Fetches a script into the HTTP cache, where the import finds it. */
async function fetchScript(path: string): Promise<void> {
  // The scripts that index.html names are loaded already.
  if (document.querySelector(`head > :is(script[src="${path}"], link[href="${path}"])`)) return;
  const response = await fetch(path).catch(() => null);
  const isScript = response?.headers.get('content-type')?.includes('javascript') ?? false;
  if (!response?.ok || !isScript) throw importError(path);
  // The browser caches a response only once its body is complete.
  await response.arrayBuffer().catch(() => {
    throw importError(path);
  });
}

/** The browser's own error for a failed import, by which `portal-core/events` recognises it. */
function importError(path: string): TypeError {
  return new TypeError(`Failed to fetch dynamically imported module: ${path}`);
}
