/** The cookies and redirects of a browser, for sign-ins from Node. */
export interface CookieJar {
  /** Sends a request with the stored cookies and stores new ones. Does not follow redirects. */
  request: (url: string, init?: RequestInit) => Promise<Response>;
  /** Follows redirects until one leaves the first origin. Returns that address. */
  leaveBy: (url: string) => Promise<string>;
  /** Submits the identity provider's sign-in form. Returns the address it redirects to. */
  signIn: (url: string, username: string) => Promise<string>;
  clear: () => void;
}

/** Creates an empty jar. Cookies with the same name and another path are separate. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, { pair: string; path: string }>();

  function keep(header: string): void {
    const [pair = '', ...attributes] = header.split(/;\s*/);
    const read = (name: string): string | undefined =>
      attributes.find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const path = read('path') ?? '/';
    const key = `${pair.slice(0, pair.indexOf('='))} ${path}`;
    const expires = read('expires');
    if (expires !== undefined && Date.parse(expires) < Date.now()) cookies.delete(key);
    else cookies.set(key, { pair, path });
  }

  async function request(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url);
    const sent = Array.from(cookies.values()).filter(({ path }) => pathname.startsWith(path));
    const headers = { accept: 'text/html', cookie: sent.map(({ pair }) => pair).join('; ') };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const header of response.headers.getSetCookie()) keep(header);
    return response;
  }

  /** Follows redirects on the first origin. Returns the last address, and whether it is a page. */
  async function follow(from: string, init?: RequestInit): Promise<{ url: string; hasPage: boolean }> {
    let url = from;
    let next = init;
    for (let hops = 0; hops < 10; hops += 1) {
      const response = await request(url, next);
      await response.arrayBuffer();
      const location = response.headers.get('location');
      if (location === null) return { url, hasPage: true };
      const target = new URL(location, url);
      if (target.origin !== new URL(from).origin) return { url: target.href, hasPage: false };
      url = target.href;
      next = undefined;
    }
    throw new Error(`Too many redirects from ${from}.`);
  }

  async function leaveBy(url: string): Promise<string> {
    const end = await follow(url);
    if (end.hasPage) throw new Error('The identity provider showed a page instead of redirecting.');
    return end.url;
  }

  return {
    request,
    leaveBy,
    async signIn(url, username) {
      const form = await follow(url);
      if (!form.hasPage) return form.url;
      const body = new URLSearchParams({ username, password: 'quayside' });
      const end = await follow(form.url, { method: 'POST', body });
      if (end.hasPage) throw new Error('The sign-in form rejected the user.');
      return end.url;
    },
    clear: () => cookies.clear(),
  };
}
