// Stands in for a service that tracks the use of a product: it hears of the user once, then of the pages looked at, and
// keeps all of it in `usage.log`. Like such services it is one global object, puts something invisible into the page, and
// tells devices apart by a cookie or by storage; where the browser refuses both, each page load is another device.
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
