/** A browser with one page. */
export interface DrivenBrowser {
  /** Its name and version. */
  readonly name: string;
  /** The narrowest page that its window can show, in px. */
  readonly minWidth: number;
  /** Opens an address. The page may go elsewhere before it has loaded. */
  open(this: void, address: string): Promise<void>;
  resize(this: void, size: PageSize): Promise<void>;
  /** Runs the source of an async function on the page, with one argument, and resolves with its result. */
  call(this: void, source: string, argument: unknown): Promise<unknown>;
  /** Clicks at a point of the window with the mouse. */
  click(this: void, point: Point): Promise<void>;
  /** Types text with the keyboard. */
  type(this: void, text: string): Promise<void>;
  press(this: void, key: Key): Promise<void>;
  /** Returns a PNG of the window. */
  picture(this: void): Promise<Uint8Array>;
  close(this: void): Promise<void>;
}

/** A key, alone or with Shift. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'Space';

/** A point in the window, in px from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The options with which a browser starts. */
export interface StartOptions {
  /** The path of the browser's own program. */
  readonly binary: string;
  /** The folder of its downloads. */
  readonly downloads: string;
  /** The user's system setting. */
  readonly colorScheme: 'light' | 'dark';
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
      screenshot(): Promise<Uint8Array>;
      mouse: { click(x: number, y: number): Promise<void> };
      keyboard: {
        type(text: string): Promise<void>;
        press(key: string): Promise<void>;
        down(key: string): Promise<void>;
        up(key: string): Promise<void>;
      };
    }>;
    close(): Promise<void>;
  }>;
}

interface SeleniumActions {
  move(target: object): SeleniumActions;
  click(): SeleniumActions;
  sendKeys(text: string): SeleniumActions;
  keyDown(key: string): SeleniumActions;
  keyUp(key: string): SeleniumActions;
  perform(): Promise<void>;
}

interface SeleniumDriver {
  getCapabilities(): Promise<{ get(name: string): unknown }>;
  manage(): {
    setTimeouts(timeouts: { script: number }): Promise<void>;
    window(): { setRect(size: PageSize): Promise<unknown>; getRect(): Promise<PageSize> };
  };
  get(address: string): Promise<void>;
  actions(): SeleniumActions;
  takeScreenshot(): Promise<string>;
  executeScript(source: string): Promise<unknown>;
  executeAsyncScript(source: string, ...values: unknown[]): Promise<unknown>;
  quit(): Promise<void>;
}

interface Selenium {
  Builder: new () => {
    usingServer(address: string): { withCapabilities(asked: object): { build(): Promise<SeleniumDriver> } };
  };
}

/** The code points that WebDriver has for keys. */
const webDriverKeys: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
};

/** Starts Firefox, driven by WebDriver BiDi, which it speaks itself. */
export async function startFirefox({ binary, downloads, colorScheme }: StartOptions): Promise<DrivenBrowser> {
  const { default: puppeteer } = (await import(puppeteerName)) as { default: Puppeteer };
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: binary,
    headless: true,
    extraPrefsFirefox: {
      // Firefox gives up an optional font that is late. On a busy machine every font is.
      'gfx.downloadable_fonts.fallback_delay_short': 10_000,
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
    },
  });
  const page = await browser.newPage();
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    minWidth: 0,
    async open(address) {
      try {
        await page.goto(address);
      } catch (error) {
        // The page went elsewhere before it had loaded, as to the sign-in page.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
      }
    },
    resize: (size) => page.setViewport(size),
    call: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument)})`),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key) {
      const { shift, name } = parts(key);
      if (shift) await page.keyboard.down('Shift');
      await page.keyboard.press(name);
      if (shift) await page.keyboard.up('Shift');
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

function parts(key: Key): { shift: boolean; name: string } {
  return { shift: key.startsWith('Shift+'), name: key.replace('Shift+', '') };
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
    click: (point) =>
      driver
        .actions()
        .move({ ...point, origin: 'viewport' })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async press(key) {
      const { shift, name } = parts(key);
      const actions = shift ? driver.actions().keyDown(webDriverKeys['Shift'] ?? '') : driver.actions();
      const pressed = actions.sendKeys(webDriverKeys[name] ?? '');
      await (shift ? pressed.keyUp(webDriverKeys['Shift'] ?? '') : pressed).perform();
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}
