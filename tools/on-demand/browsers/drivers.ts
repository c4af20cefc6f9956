/** A browser with one page. */
export interface DrivenBrowser {
  /** Its name and version. */
  readonly name: string;
  open(this: void, address: string): Promise<void>;
  /** Runs the source of an async function on the page, with one argument, and resolves with what it returns. */
  call(this: void, source: string, argument: unknown): Promise<unknown>;
  close(this: void): Promise<void>;
}

/** The window of a browser, in px. */
const WINDOW = { width: 1366, height: 768 };

// Only the command that needs the libraries installs them, so their types may be missing.
const puppeteerName = 'puppeteer-core';
const seleniumName = 'selenium-webdriver';

interface Puppeteer {
  launch(options: object): Promise<{
    version(): Promise<string>;
    newPage(): Promise<{
      setViewport(size: typeof WINDOW): Promise<void>;
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
    window(): { setRect(rect: typeof WINDOW): Promise<unknown> };
  };
  get(address: string): Promise<void>;
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
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport(WINDOW);
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    open: async (address) => void (await page.goto(address)),
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
  await driver.manage().window().setRect(WINDOW);
  const version = (await driver.getCapabilities()).get('browserVersion');
  return {
    name: `WebKitGTK ${String(version)}`,
    open: (address) => driver.get(address),
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
