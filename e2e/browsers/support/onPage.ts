/* oxlint-disable unicorn/consistent-function-scoping -- these functions run on the page: the drivers send the source of each, so it uses nothing from outside */

/** An element by its selector and a part of its accessible name, in any case. The first visible one counts. */
export interface Target {
  css: string;
  name?: string | undefined;
}

/** A visible element. */
export interface Located {
  /** Its middle, in px. */
  x: number;
  y: number;
  /** Whether it does not move, and nothing covers its middle. */
  isClickable: boolean;
  hasFocus: boolean;
  width: number;
}

/** Scrolls the element into view and finds where it is; null while there is none. */
export async function locate({ css, name = '' }: Target): Promise<Located | null> {
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const label = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const [own] = (element as HTMLInputElement).labels ?? [];
    return element.getAttribute('aria-label') ?? (label || (own ?? element).textContent);
  };
  const element = [...document.querySelectorAll(css)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      nameOf(candidate).toLowerCase().includes(name.toLowerCase()),
  );
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const met = document.elementFromPoint(x, y);
  return {
    x,
    y,
    width,
    isClickable: before.left === left && before.top === top && element.contains(met),
    hasFocus: element === document.activeElement,
  };
}

export interface PageState {
  address: string;
  title: string;
  /** The width by which it exceeds its window, in px. */
  overflow: number;
  /** The lightness of its background and of its heading, from 0 to 1. */
  lightness: readonly [number, number];
}

/** Reads the state of the page. */
export async function readState(): Promise<PageState> {
  const lightnessOf = (colour: string): number => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return Number.NaN;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3 / 255;
  };
  const heading = document.querySelector('h1') ?? document.body;
  const root = document.documentElement;
  return {
    address: location.pathname + location.search,
    title: document.title,
    overflow: root.scrollWidth - root.clientWidth,
    lightness: [
      lightnessOf(getComputedStyle(document.body).backgroundColor),
      lightnessOf(getComputedStyle(heading).color),
    ],
  };
}

/** Records errors and violations of the policy from now on, once for each document, and returns the new ones. */
export async function takeConsoleErrors(): Promise<string[]> {
  const holder = window as unknown as { consoleErrors?: string[] };
  if (!holder.consoleErrors) {
    const lines: string[] = [];
    holder.consoleErrors = lines;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      lines.push(`policy: ${effectiveDirective} refused ${blockedURI}`),
    );
    addEventListener('error', ({ message }) => lines.push(`uncaught: ${message}`));
    addEventListener('unhandledrejection', ({ reason }) => lines.push(`unhandled: ${String(reason)}`));
    for (const level of ['error', 'warn'] as const) {
      // oxlint-disable-next-line no-console -- the console is what is watched
      console[level] = (...values: unknown[]) => void lines.push(`${level}: ${values.map(String).join(' ')}`);
    }
  }
  return holder.consoleErrors.splice(0);
}
