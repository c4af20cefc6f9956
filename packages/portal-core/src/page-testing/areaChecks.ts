import type { ComponentType } from 'react';
import { createAccess } from '../access/createAccess.ts';
import type { Area } from '../areas/area.ts';
import { resolveAreas } from '../areas/resolveAreas.ts';
import { operations as platformOperations } from '../contract/generated/operations.ts';
import type { PlatformContract } from '../contract/PlatformContract.ts';
import { renderPage, type RenderedPage, type RenderPageOptions } from './renderPage.tsx';
import { problemResponse } from './scriptedApi.ts';

/** The options of the checks of an area. */
export interface AreaCheckOptions<Contract = PlatformContract> extends Pick<
  RenderPageOptions<Contract>,
  'api' | 'operations' | 'wrap'
> {
  /** An address for each route with path parameters, by its pattern. */
  addresses?: Readonly<Record<string, string>>;
  /** Finds accessibility faults in an element, such as by axe; resolves with one line for each. */
  audit?: (element: Element) => Promise<readonly string[]>;
  /** The longest time until the heading of a page is shown, in milliseconds; default 5,000. */
  timeoutMs?: number;
}

/** Responses whose types are not known here, because they are those of any document. */
type LooseApi = Readonly<Record<string, unknown>>;
type LooseContract = Readonly<Record<string, unknown>>;

/** One check, for any test runner. `run` rejects with the problem. */
export interface AreaCheck {
  readonly title: string;
  run(this: void): Promise<void>;
}

/** Wrong responses that a backend can send. */
const disturbances: Readonly<Record<string, () => Response | Promise<never>>> = {
  'every request fails with 500': () => problemResponse(500),
  'no request gets a response': () => new Promise<never>(() => undefined),
  'every response is a web page': () =>
    new Response('<!doctype html><html></html>', { headers: { 'content-type': 'text/html' } }),
  'every response has another shape': () => Response.json({ unexpected: ['shape'] }),
};

/** Wrong values within responses that are right otherwise. */
const wrongValues: Readonly<Record<string, (value: unknown, name: string) => unknown>> = {
  'no date of a response is one': (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T|$)/.test(value) ? 'no date' : value,
  'every id of a response is __proto__': (value, name) =>
    typeof value === 'string' && /(?:^id|Id|Number)$/.test(name) ? '__proto__' : value,
};

/** The number of items that no page has room for. */
const LONG_LIST = 3000;
const MOST_ELEMENTS = 8000;

/**
 * The checks that hold for every area: each page and card loads, is accessible, fits 360 px, survives a backend that fails, hangs
 * or sends something else, requests nothing when it is denied, and forgets its data at sign-out. The last needs a browser window of
 * 360 px to find elements that are too wide.
 */
export function areaChecks<Contract = PlatformContract>(
  area: Area<ComponentType>,
  options: AreaCheckOptions<Contract> = {},
): readonly AreaCheck[] {
  const { addresses = {}, operations = {}, wrap, audit, timeoutMs = 5_000 } = options;
  const api: LooseApi = options.api ?? {};
  const everyOperation = (respond: () => Response | Promise<never>): LooseApi =>
    Object.fromEntries(Object.keys({ ...platformOperations, ...operations }).map((id) => [id, respond]));
  const { routes } = resolveAreas([area]);
  const built = routes.filter(({ page }) => page !== null);
  const cards = area.dashboard ?? [];

  async function visit(
    shown: Area<ComponentType>,
    visitOptions: Omit<RenderPageOptions, 'api'> & { api: LooseApi },
    look: (page: RenderedPage) => Promise<void> | void,
    isShown: (page: RenderedPage) => boolean = hasHeading,
  ): Promise<void> {
    const page = renderPage<LooseContract>(shown, { operations, ...visitOptions, ...(wrap && { wrap }) });
    try {
      await until(() => isShown(page) || page.failures.length > 0, timeoutMs);
      const [failure] = page.failures;
      if (failure !== undefined) throw new Error(`It threw ${String(failure.error)}.`);
      if (!isShown(page)) throw new Error(`Nothing was shown within ${timeoutMs} ms.`);
      await look(page);
    } finally {
      page.unmount();
    }
  }

  /** Waits until the responses are drawn. */
  async function untilLoaded({ container, failures }: RenderedPage): Promise<void> {
    await until(() => container.querySelector('[aria-busy="true"]') === null, timeoutMs);
    if (failures[0] !== undefined) throw new Error(`It threw ${String(failures[0].error)}.`);
  }

  function pageChecks({ path: pattern, access }: (typeof routes)[number]): AreaCheck[] {
    const path = addresses[pattern] ?? `/${pattern.replace('*', 'unknown')}`.replace('//', '/');
    const name = `The page ${pattern} of the area ${area.id}`;
    const checks: AreaCheck[] = [
      {
        title: `${name} shows its heading, has a title, fits its window and is accessible`,
        run: () =>
          visit(area, { path, api }, async (page) => {
            if (page.container.querySelector('h1') === null) throw new Error('It has no h1.');
            if (page.title() === '') throw new Error('It has no title.');
            const { scrollWidth, clientWidth } = document.documentElement;
            if (scrollWidth > clientWidth)
              throw new Error(`It is ${scrollWidth} px wide in a window of ${clientWidth} px.`);
            const faults = (await audit?.(page.container)) ?? [];
            if (faults.length > 0) throw new Error(faults.join('\n'));
          }),
      },
      {
        title: `${name} leaves nothing in the cache after sign-out`,
        run: () =>
          visit(area, { path, api }, async (page) => {
            const { services } = page;
            await untilLoaded(page);
            await services.session.signOut();
            if (services.http.cache.inspect().length > 0) throw new Error('The cache still has responses.');
            // The page draws itself without the user before it is taken away.
            await nextFrame();
          }),
      },
    ];
    for (const [what, respond] of Object.entries(disturbances))
      checks.push({
        title: `${name} is still shown when ${what}`,
        run: () => visit(area, { path, api: everyOperation(respond) }, () => undefined),
      });
    for (const [what, replace] of Object.entries(wrongValues))
      checks.push({
        title: `${name} is still shown when ${what}`,
        run: () => visit(area, { path, api: withValues(api, replace) }, untilLoaded),
      });
    checks.push({
      title: `${name} draws at most ${MOST_ELEMENTS} elements when every list of a response has ${LONG_LIST} items`,
      run: () =>
        visit(area, { path, api: longLists(api) }, async (page) => {
          await untilLoaded(page);
          const count = page.container.querySelectorAll('*').length;
          if (count > MOST_ELEMENTS) throw new Error(`It has ${count} elements.`);
        }),
    });
    if (!access.requires.includes('signed-in'))
      checks.push({
        title: `${name} requests nothing when it is denied`,
        run: () =>
          visit(area, { path, api, access: createAccess({}) }, (page) => {
            const [request] = page.requests;
            if (request !== undefined) throw new Error(`It requested ${request.url}.`);
          }),
      });
    return checks;
  }

  const cardChecks = cards.flatMap(({ id, card, access }) =>
    Object.entries(disturbances).map(([what, respond]) => ({
      title: `The card ${id} of the area ${area.id} is still shown when ${what}`,
      run: () =>
        visit(
          { id: area.id, routes: [{ path: '/', title: id, access, page: card }] },
          { path: '/', api: everyOperation(respond) },
          () => undefined,
          hasText,
        ),
    })),
  );
  return [...built.flatMap(pageChecks), ...cardChecks];
}

/** True once a page is shown: it has a heading. */
function hasHeading({ container }: RenderedPage): boolean {
  const heading = container.querySelector('h1, h2, h3');
  return (heading?.textContent ?? '').trim() !== '';
}

/** True once a card is shown: it has any text. A number has a name, and no heading. */
function hasText({ container }: RenderedPage): boolean {
  return (container.textContent ?? '').trim() !== '';
}

/** Makes every list of the responses that are given as data long. The lists within an item grow in the first item only. */
function longLists(api: LooseApi): LooseApi {
  const grow = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const [first, ...others] = value as unknown[];
      if (first === undefined) return value;
      const last = others.at(-1) ?? first;
      const more = Array.from({ length: LONG_LIST - value.length }, (_, index) => withOwnIds(last, index));
      return [grow(first), ...others, ...more];
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, grow(member)]));
  };
  return mapData(api, grow);
}

/** A copy of an item with other ids, as two items of a list never share one. */
function withOwnIds(item: unknown, index: number): unknown {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([name, value]: [string, unknown]) =>
      typeof value === 'string' && /(?:^id|Id|[nN]umber)$/.test(name)
        ? [name, `${value}-${index}`]
        : [name, withOwnIds(value, index)],
    ),
  );
}

/** Replaces values, with the names of their members, in every response that is given as data. */
function withValues(api: LooseApi, replace: (value: unknown, name: string) => unknown): LooseApi {
  return mapData(api, (data) =>
    JSON.parse(JSON.stringify(data), (name, value: unknown) => replace(value, name)),
  );
}

function mapData(api: LooseApi, change: (data: unknown) => unknown): LooseApi {
  const mapped = Object.entries(api).map(([id, response]) => {
    const isData = typeof response !== 'function' && !(response instanceof Response);
    return [id, isData ? change(response) : response];
  });
  const changed: LooseApi = Object.fromEntries(mapped);
  return changed;
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}

async function until(condition: () => boolean, timeoutMs: number): Promise<void> {
  const endsAt = performance.now() + timeoutMs;
  while (!condition() && performance.now() < endsAt)
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
}
