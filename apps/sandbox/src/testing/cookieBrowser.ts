interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** A client that stores cookies by path, as a browser does, and never follows redirects. */
export interface CookieBrowser {
  go(address: string, init?: RequestInit): Promise<Response>;
  cookieNames(): string[];
}

/** Creates a browser without cookies. */
export function createCookieBrowser(origin: string): CookieBrowser {
  const cookies = new Map<string, Cookie>();

  function keep(header: string): void {
    const [pair = '', ...attributes] = header.split(/;\s*/);
    const separator = pair.indexOf('=');
    const name = pair.slice(0, separator);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice(8);
    const key = `${name} ${path}`;
    if (expires !== undefined && Date.parse(expires) < Date.now()) cookies.delete(key);
    else cookies.set(key, { name, value: pair.slice(separator + 1), path });
  }

  return {
    async go(address, init = {}) {
      const url = new URL(address, origin);
      const sent = [...cookies.values()].filter((cookie) => url.pathname.startsWith(cookie.path));
      const headers = new Headers(init.headers);
      if (!headers.has('accept')) headers.set('accept', 'text/html');
      if (sent.length > 0)
        headers.set('cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '));
      const response = await fetch(url, { ...init, headers, redirect: 'manual' });
      for (const header of response.headers.getSetCookie()) keep(header);
      return response;
    },
    cookieNames: () => [...cookies.values()].map(({ name }) => name),
  };
}
