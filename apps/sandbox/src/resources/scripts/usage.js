// Stands in for a service that tracks the use of a product: it hears of the user once, then of the pages looked at, and
// keeps all of it in `usage.log`. Like such services it is one global object, and puts something invisible into the page.
(() => {
  let visitor = null;
  const log = [];

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
      log.push({ event: 'initialize', user });
    },
    pageView(path) {
      if (visitor === null) throw new Error('usage.pageView before usage.initialize.');
      log.push({ event: 'pageView', path, visitor: visitor.id });
      mark();
    },
  };
})();
