import { expect, insideOf, serveScript, STRANGER, test, VENDOR } from './support/test.ts';

const vendor = `window.vendor = { received: [], add: (a, b) => a + b, tell: (ask) => ask.back('yes', [1, null]), fail() { throw new Error('of theirs'); }, later: async () => 'done' };`;

test('The page holds no frame before the first call', { tag: '@detail' }, async ({ page }) => {
  const url = await serveScript(page, vendor);
  await expect(page.locator('iframe')).toHaveCount(0);
  const results = await page.evaluate(async (script) => {
    const { frame } = portal;
    await frame.scripts.load(script);
    await frame.scripts.load(script);
    await frame.getCalls().set('vendor.name', 'set');
    const calledBack = await new Promise((resolve) => {
      void frame.getCalls().call('vendor.tell', { back: (...values) => resolve(values) });
    });
    return [
      await frame.getCalls().call('vendor.add', 2, 3),
      await frame.getCalls().call('vendor.later'),
      calledBack,
    ];
  }, url);
  expect(results).toEqual([5, 'done', ['yes', [1, null]]]);
  const inside = await insideOf(page, 'Vendor');
  expect(await inside.evaluate(() => Reflect.get(Reflect.get(window, 'vendor') as object, 'name'))).toBe(
    'set',
  );
  await expect(inside.locator(`script[src="${url}"]`)).toHaveCount(1);
});

test('A vendor reaches neither the page around it, nor its storage, nor its cookies', async ({
  page,
  context,
}) => {
  await page.evaluate(() => history.replaceState(null, '', '/support/cases/00012345?code=secret'));
  await context.addCookies([{ name: 'session', value: 'secret', url: new URL(page.url()).origin }]);
  await page.evaluate(() => localStorage.setItem('portalView', 'apollo'));
  const url = await serveScript(page, vendor);
  await page.evaluate((script) => portal.frame.scripts.load(script), url);
  const inside = await insideOf(page, 'Vendor');
  const attempts = await inside.evaluate(() => {
    const reaches: Record<string, () => unknown> = {
      origin: () => self.origin,
      address: () => document.referrer,
      document: () => parent.document.title,
      portal: () => Reflect.get(parent, 'portal'),
      localStorage: () => localStorage.length,
      sessionStorage: () => sessionStorage.length,
      cookies: () => document.cookie,
      top: () => top?.location.assign('https://stranger.example/'),
    };
    return Object.entries(reaches).map(([name, reach]) => {
      try {
        return [name, reach()];
      } catch (error) {
        return [name, error instanceof Error ? error.name : 'refused'];
      }
    });
  });
  expect(Object.fromEntries(attempts)).toEqual({
    origin: 'null',
    address: '',
    document: 'SecurityError',
    portal: 'SecurityError',
    localStorage: 'SecurityError',
    sessionStorage: 'SecurityError',
    cookies: 'SecurityError',
    top: 'SecurityError',
  });
});

test('A script from an origin that is not listed is refused by the portal and by the policy', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/A script was refused/, /stranger\.example/);
  const url = await serveScript(page, 'window.strange = true;', STRANGER);
  let hasArrived = false;
  page.on('response', (response) => {
    hasArrived ||= response.url() === url;
  });
  const refused = await page.evaluate(
    (script) => portal.frame.scripts.load(script).catch((error: Error) => error.name),
    url,
  );
  expect(refused).toBe('RequestError');
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.evaluate(() => portal.frame.getCalls().set('standing', true));
  const inside = await insideOf(page, 'Vendor');
  const forced = await inside.evaluate(
    (script) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const tag = document.createElement('script');
        tag.src = script;
        document.head.append(tag);
      }),
    url,
  );
  expect(forced).toBe('script-src-elem');
  expect(hasArrived).toBe(false);
  expect(await inside.evaluate(() => 'strange' in window)).toBe(false);
});

test('A listed third-party origin is not allowed for the portal itself', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/vendor\.example/);
  const url = await serveScript(page, 'window.strange = true;');
  const refused = await page.evaluate(
    (script) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        // Script elements are refused before that, by Trusted Types.
        const ahead = document.createElement('link');
        ahead.rel = 'modulepreload';
        ahead.href = script;
        document.head.append(ahead);
      }),
    url,
  );
  expect(refused).toBe('script-src-elem');
});

test('Messages from other windows are ignored', async ({ page }) => {
  const url = await serveScript(page, vendor);
  // A frame page without a parent: it has had no greeting yet.
  const received = await page.evaluate(async (script) => {
    await portal.frame.scripts.load(script);
    const own = document.createElement('iframe');
    own.src = '/assets/portal/third-party.html';
    const loaded = new Promise((resolve) => own.addEventListener('load', resolve));
    document.body.append(own);
    await loaded;
    const inside = document.querySelector<HTMLIFrameElement>('iframe[title="Vendor"]')?.contentWindow;
    const messages: unknown[] = [];
    const ask = (port: MessagePort): void => {
      port.addEventListener('message', ({ data }) => messages.push(data));
      port.start();
      port.postMessage({ id: 1, action: 'set', path: 'intruded', value: true });
    };
    // The page itself is too late: the frame has its channel.
    const late = new MessageChannel();
    inside?.postMessage('portal:third-party', '*', [late.port2]);
    ask(late.port1);
    // The page itself, with another message.
    const other = new MessageChannel();
    own.contentWindow?.postMessage('something else', '*', [other.port2]);
    ask(other.port1);
    // The second frame responds to the valid greeting. Messages keep their order, so it did not respond to the earlier ones.
    const right = new MessageChannel();
    const replied = new Promise((resolve) => right.port1.addEventListener('message', resolve));
    own.contentWindow?.postMessage('portal:third-party', '*', [right.port2]);
    ask(right.port1);
    await replied;
    await portal.frame.getCalls().call('vendor.add', 1, 1);
    return messages;
  }, url);
  expect(received).toEqual([{ id: 1, value: null }]);
});

test('A vendor cannot send messages to another vendor’s frame or to the portal', async ({ page }) => {
  const url = await serveScript(page, vendor);
  await page.evaluate(async (script) => {
    await portal.frame.scripts.load(script);
    // This frame has had no greeting yet.
    const own = document.createElement('iframe');
    own.title = 'Waiting';
    own.src = '/assets/portal/third-party.html';
    const loaded = new Promise((resolve) => own.addEventListener('load', resolve));
    document.body.append(own);
    await loaded;
  }, url);
  const waiting = await insideOf(page, 'Waiting');
  await waiting.evaluate(() => {
    addEventListener('message', ({ data }) => Reflect.set(window, 'lastMessage', data));
  });
  await (
    await insideOf(page, 'Vendor')
  ).evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    port1.postMessage({ id: 1, action: 'set', path: 'intruded', value: true });
    parent.frames[1]?.postMessage('portal:third-party', '*', [port2]);
    parent.frames[1]?.postMessage('last', '*');
    for (const id of [1, 2, 3]) parent.postMessage({ id, value: 'forged' }, '*');
  });
  await expect.poll(() => waiting.evaluate(() => Reflect.get(window, 'lastMessage'))).toBe('last');
  expect(await waiting.evaluate(() => 'intruded' in window)).toBe(false);
  expect(await page.evaluate(() => portal.frame.getCalls().call('vendor.add', 1, 2))).toBe(3);
});

test('Stopping removes the frame and rejects pending calls', { tag: '@detail' }, async ({ page }) => {
  const url = await serveScript(page, `window.vendor = { never: () => new Promise(() => {}) };`);
  const outcome = await page.evaluate(async (script) => {
    const { frame } = portal;
    await frame.scripts.load(script);
    const waiting = frame
      .getCalls()
      .call('vendor.never')
      .catch((error: Error) => error.name);
    frame.open();
    frame.remove();
    frame.remove();
    return waiting;
  }, url);
  expect(outcome).toBe('CancelledError');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(page.frames()).toHaveLength(1);
});

test('A failed script can be retried, and a vendor’s exception becomes a PortalError', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/, /of theirs|is not a function|Cannot read properties/);
  const url = `${VENDOR}/vendor.js`;
  await page.route(url, (route) => route.fulfill({ status: 500 }));
  const load = () =>
    page.evaluate(
      (script) =>
        portal.frame.scripts.load(script).then(
          () => 'loaded',
          (error: Error) => error.name,
        ),
      url,
    );
  expect(await load()).toBe('NetworkError');
  await serveScript(page, vendor);
  expect(await load()).toBe('loaded');
  const failures = await page.evaluate(() =>
    Promise.all(
      ['vendor.fail', 'vendor.none', 'none.at.all'].map((path) =>
        portal.frame
          .getCalls()
          .call(path)
          .catch((error: Error) => `${error.name} ${error.message}`),
      ),
    ),
  );
  for (const failure of failures) {
    expect(failure).toMatch(/^ContractError /);
    expect(failure).not.toContain('of theirs');
  }
});

test('A call that the vendor does not respond to times out', { tag: '@detail' }, async ({ page }) => {
  const url = await serveScript(page, `window.vendor = { never: () => new Promise(() => {}) };`);
  const late = await page.evaluate(async (script) => {
    await portal.frame.scripts.load(script);
    return portal.frame
      .getCalls()
      .call('vendor.never')
      .catch((error: Error) => error.name);
  }, url);
  expect(late).toBe('TimeoutError');
});

test('A vendor that leaves its page is ended', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/A third party was removed/);
  const url = await serveScript(page, vendor);
  const lost = await page.evaluate(async (script) => {
    const { frame } = portal;
    await frame.scripts.load(script);
    const ended = new Promise((resolve) => {
      const end = frame.onLost(() => {
        end();
        resolve('lost');
      });
    });
    frame
      .getCalls()
      .call('location.reload')
      .catch(() => undefined);
    return ended;
  }, url);
  expect(lost).toBe('lost');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('In a page of another origin', () => {
  const embedder = 'http://embedder.test/';

  test.beforeEach(async ({ page, served }) => {
    await page.route(embedder, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><iframe title="Vendor" src="${served}/assets/portal/third-party.html"></iframe>`,
      }),
    );
  });

  test('A page of another origin cannot show the third parties’ page', async ({ page, consoleErrors }) => {
    consoleErrors.allow(/frame-ancestors|Framing/);
    await page.goto(embedder);
    await expect.poll(async () => (await insideOf(page, 'Vendor')).url()).toContain('chrome-error:');
  });

  test(
    'The third parties’ page in a page of another origin obeys no message, even when a server forgot its headers',
    { tag: '@detail' },
    async ({ page, served }) => {
      const html = await (await page.request.get(`${served}/assets/portal/third-party.html`)).text();
      await page.route('**/third-party.html', (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      );
      await page.goto(embedder);
      const inside = await insideOf(page, 'Vendor');
      await inside.evaluate(() => {
        addEventListener('message', ({ data }) => Reflect.set(window, 'lastMessage', data));
      });
      await page.evaluate(() => {
        const { port1, port2 } = new MessageChannel();
        port1.postMessage({ id: 1, action: 'set', path: 'intruded', value: true });
        window.frames[0]?.postMessage('portal:third-party', '*', [port2]);
        window.frames[0]?.postMessage('last', '*');
      });
      await expect.poll(() => inside.evaluate(() => Reflect.get(window, 'lastMessage'))).toBe('last');
      expect(await inside.evaluate(() => 'intruded' in window)).toBe(false);
    },
  );
});
