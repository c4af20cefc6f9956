/** The portal's page as it is deployed now; null when it can't be had. */
export async function fetchDeployedPage(): Promise<string | null> {
  try {
    const response = await fetch('/index.html', { cache: 'no-store' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
