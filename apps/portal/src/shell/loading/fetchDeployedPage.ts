/** Fetches the deployed `index.html`. Resolves with null when that fails. */
export async function fetchDeployedPage(): Promise<string | null> {
  try {
    const response = await fetch('/index.html', { cache: 'no-store' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
