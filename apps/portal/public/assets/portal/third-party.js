// Runs in the frame that holds one third party. The portal hands over one end of a channel; by it, it loads scripts into
// this page, calls their functions and sets their values, and hears what they call back. Nothing else is done here, and
// nothing at all unless the page around this one is of the address this one was served from.
(() => {
  // What the portal writes in place of a function; the same word as in its frameMessages.ts.
  const CALLBACK = 'portal:callback';

  addEventListener('message', function begin({ source, origin, data, ports: [port] }) {
    // This document has no origin of its own, but its address still says where it came from.
    if (source !== parent || parent === window || origin !== location.origin) return;
    if (data !== 'portal:third-party' || !port) return;
    removeEventListener('message', begin);
    serve(port);
  });

  function serve(port) {
    port.onmessage = async ({ data: { id, action, ...request } }) => {
      try {
        port.postMessage({ id, value: plain(await actions[action](request, port)) });
      } catch (error) {
        // The console of this page tells what; the portal is told only that, as a vendor's words may hold a person's data.
        if (action !== 'load') reportError(error);
        port.postMessage({ id, failed: action });
      }
    };
  }

  const actions = {
    load: ({ url }) =>
      new Promise((resolve, reject) => {
        const tag = document.createElement('script');
        tag.addEventListener('load', () => resolve());
        tag.addEventListener('error', () => {
          tag.remove();
          reject(new Error());
        });
        tag.src = url;
        document.head.append(tag);
      }),
    call({ path, args }, port) {
      const [owner, name] = find(path);
      return owner[name](...revive(args, port));
    },
    set({ path, value }, port) {
      const [owner, name] = find(path);
      owner[name] = revive(value, port);
    },
  };

  // `a.b.c`: what `a.b` of this window is, and 'c'.
  function find(path) {
    const names = path.split('.');
    const name = names.pop();
    return [names.reduce((owner, each) => owner[each], window), name];
  }

  function revive(value, port) {
    if (Array.isArray(value)) return value.map((each) => revive(each, port));
    if (typeof value !== 'object' || value === null) return value;
    if (CALLBACK in value) {
      const callback = value[CALLBACK];
      return (...args) => port.postMessage({ callback, args: plain(args) });
    }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revive(each, port)]));
  }

  // Only what JSON can say crosses over; an element or a function would not.
  function plain(value) {
    try {
      return JSON.parse(JSON.stringify(value) ?? 'null');
    } catch {
      return null;
    }
  }
})();
