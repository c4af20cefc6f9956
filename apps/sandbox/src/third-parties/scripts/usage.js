// A fake of a usage tracking service: it receives the user once, then page views, and
// logs to `usage.log`. Like such services it is one global object, adds an invisible element, and
// identifies devices by a cookie or storage. If the browser refuses both, each page load is a new device.
(() => {
  let visitor = null;
  const log = [];

  function recallDevice() {
    try {
      const known =
        /(?:^|; )usage-device=([^;]+)/.exec(document.cookie)?.[1] ?? localStorage.getItem('usage-device');
      const device = known ?? crypto.randomUUID();
      document.cookie = `usage-device=${device}; SameSite=Lax; Max-Age=31536000`;
      localStorage.setItem('usage-device', device);
      return known ? 'known' : 'new';
    } catch {
      return 'not kept';
    }
  }

  function mark() {
    const beacon = document.createElement('img');
    beacon.alt = '';
    beacon.width = 1;
    beacon.height = 1;
    beacon.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    document.body.replaceChildren(beacon);
  }

  window.usage = {
    log,
    initialize(user) {
      visitor = user;
      log.push({ event: 'initialize', user, device: recallDevice() });
    },
    pageView(path) {
      if (visitor === null) throw new Error('usage.pageView before usage.initialize.');
      log.push({ event: 'pageView', path, visitor: visitor.id });
      mark();
    },
  };
})();
