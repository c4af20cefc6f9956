const asked = new Map<string, Promise<void>>();

/**
 * Imports a part of the portal once its files, paths below the base, are there. A browser imports a script that failed only once in the life of a page, but
 * fetches one as often as it is asked to: so a part that did not come can be tried again. Rejects as an import that failed.
 */
export async function loadFiles<Loaded>(
  load: () => Promise<Loaded>,
  files: readonly string[] = [],
): Promise<Loaded> {
  await Promise.all(files.map(askFor));
  return load();
}

function askFor(file: string): Promise<void> {
  const known = asked.get(file);
  if (known) return known;
  const address = new URL(`/${file}`, window.location.origin).href;
  const asking = file.endsWith('.css') ? addStyles(address) : fetchScript(address);
  asked.set(file, asking);
  asking.catch(() => asked.delete(file));
  return asking;
}

/** Leaves a script in the browser's cache, where the import finds it, and has it compiled meanwhile. */
async function fetchScript(address: string): Promise<void> {
  // What the page itself names is there, or nothing runs.
  if ([...document.scripts].some(({ src }) => src === address)) return;
  const response = await fetch(address).catch(() => null);
  const isScript = response?.headers.get('content-type')?.includes('javascript') ?? false;
  if (!response?.ok || !isScript) throw missing(address);
  // Only a body that was read whole is kept.
  await response.arrayBuffer().catch(() => {
    throw missing(address);
  });
  document.head.append(linkTo('modulepreload', address));
}

function addStyles(address: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if ([...links].some(({ href }) => href === address)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = linkTo('stylesheet', address);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(missing(address));
    });
    document.head.append(link);
  });
}

function linkTo(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
}

/** In a browser's own words: who observes faults knows a missing part by them. */
function missing(address: string): TypeError {
  return new TypeError(`Failed to fetch dynamically imported module: ${address}`);
}
