/** A browser with one page. */
export interface DrivenBrowser {
  /** Its name and version. */
  readonly name: string;
  /** The narrowest page that its window can show, in px. */
  readonly minWidth: number;
  open(this: void, address: string): Promise<void>;
  resize(this: void, size: PageSize): Promise<void>;
  /** Runs the source of an async function on the page, with one argument, and resolves with what it returns. */
  call(this: void, source: string, argument: unknown): Promise<unknown>;
  close(this: void): Promise<void>;
}

/** The size of a page in its window, in px. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Below this width the toolbar of WebKitGTK's small browser does not fit, in px. */
const WEBKIT_MIN_WIDTH = 480;

// Only the command that needs the libraries installs them, so their types may be missing.
const puppeteerName = 'puppeteer-core';
const seleniumName = 'selenium-webdriver';

interface Puppeteer {
  launch(options: object): Promise<{
    version(): Promise<string>;
    newPage(): Promise<{
      setViewport(size: PageSize): Promise<void>;
      goto(address: string): Promise<unknown>;
      evaluate(source: string): Promise<unknown>;
    }>;
    close(): Promise<void>;
  }>;
}

interface SeleniumDriver {
  getCapabilities(): Promise<{ get(name: string): unknown }>;
  manage(): {
    setTimeouts(timeouts: { script: number }): Promise<void>;
    window(): { setRect(size: PageSize): Promise<unknown>; getRect(): Promise<PageSize> };
  };
  get(address: string): Promise<void>;
  executeScript(source: string): Promise<unknown>;
  executeAsyncScript(source: string, ...values: unknown[]): Promise<unknown>;
  quit(): Promise<void>;
}

interface Selenium {
  Builder: new () => {
    usingServer(address: string): { withCapabilities(asked: object): { build(): Promise<SeleniumDriver> } };
  };
}

/** Starts Firefox, driven by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(executablePath: string): Promise<DrivenBrowser> {
  const { default: puppeteer } = (await import(puppeteerName)) as { default: Puppeteer };
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'gfx.downloadable_fonts.fallback_delay_short': 10000 },
  });
  const page = await browser.newPage();
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    minWidth: 0,
    open: async (address) => void (await page.goto(address)),
    resize: (size) => page.setViewport(size),
    call: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument)})`),
    close: () => browser.close(),
  };
}

/** Starts WebKitGTK's small browser by its WebDriver, which listens at `server`. A script may take `scriptTimeoutMs`. */
export async function startWebKit(
  server: string,
  binary: string,
  scriptTimeoutMs: number,
): Promise<DrivenBrowser> {
  const { Builder } = (await import(seleniumName)) as Selenium;
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  await driver.manage().setTimeouts({ script: scriptTimeoutMs });
  // The size of a window includes the browser's own bars.
  const [inside, outside] = [
    (await driver.executeScript('return { width: innerWidth, height: innerHeight }')) as PageSize,
    await driver.manage().window().getRect(),
  ];
  const bars = { width: outside.width - inside.width, height: outside.height - inside.height };
  const version = (await driver.getCapabilities()).get('browserVersion');
  return {
    name: `WebKitGTK ${String(version)}`,
    minWidth: WEBKIT_MIN_WIDTH,
    open: (address) => driver.get(address),
    async resize({ width, height }) {
      await driver
        .manage()
        .window()
        .setRect({ width: width + bars.width, height: height + bars.height });
    },
    async call(source, argument) {
      const result = (await driver.executeAsyncScript(
        `const [argument, done] = arguments;
         (${source})(argument).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        argument,
      )) as { value?: unknown; error?: string };
      if (result.error !== undefined) throw new Error(result.error);
      return result.value;
    },
    close: () => driver.quit(),
  };
}
