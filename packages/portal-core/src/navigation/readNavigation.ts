import * as v from 'valibot';
import type {
  MenuItem as WireItem,
  Navigation,
  PortalTool as WireTool,
} from '../contract/generated/openapi.ts';
import type { MatchesContract } from '../contract/MatchesContract.ts';
import { ContractError } from '../base/errors/errors.ts';
import type { Logger } from '../base/platform/ports.ts';
import { menuAddressKind } from './menuAddress.ts';
import type { MenuItem, NavigationData, NavigationDocument } from './navigationData.ts';

// The product has two levels. One more is allowed, and deeper nesting is dropped so that it does no harm.
const maxDepth = 3;
/** No menu is this long. More would stop the page. */
const maxEntries = 200;

const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty());
const text = v.fallback(v.string(), '');
const flag = v.fallback(v.boolean(), false);
const list = v.fallback(v.array(v.unknown()), []);

const itemSchema = v.object({
  name: requiredText,
  description: text,
  path: text,
  active: v.fallback(v.boolean(), true),
  external: flag,
  hasSubItems: flag,
  dynamicItems: flag,
  pathParams: v.nullish(v.unknown(), []),
  items: list,
});

const paramSchema = v.object({
  key: v.pipe(v.string(), v.nonEmpty()),
  value: v.pipe(v.unknown(), v.check(isScalar), v.transform(String)),
});

const toolSchema = v.object({ name: requiredText });

const dataSchema = v.object({ portalPages: list, portalMenu: list, portalTools: list });

const documentSchema = v.object({ apollo: dataSchema, artemis: dataSchema });

/** Accepts a readable navigation. The client caches no other response. */
export const navigationSchema: v.GenericSchema = v.looseObject({
  apollo: v.looseObject({}),
  artemis: v.looseObject({}),
});

/** Accepts an empty list, and a list with at least one menu item that can be read. The client caches no other response. */
export const menuItemsSchema: v.GenericSchema<readonly unknown[]> = v.pipe(
  v.array(v.unknown()),
  v.check((items) => items.length === 0 || items.some((item) => v.safeParse(itemSchema, item).success)),
);

/** Parses the navigation of both views. Drops and logs malformed items, hides inactive ones. Throws ContractError when the document itself does not fit. */
export function readNavigationDocument(response: unknown, logger: Logger): NavigationDocument {
  const result = v.safeParse(
    documentSchema satisfies MatchesContract<typeof documentSchema, Navigation>,
    response,
  );
  if (!result.success) {
    throw contractError('The navigation does not hold both views');
  }
  const { apollo, artemis } = result.output;
  return { apollo: readData(apollo, logger), artemis: readData(artemis, logger) };
}

/** Parses the sub-items of a dynamic parent. Throws ContractError when the response is not a list, or when every item is malformed (NAV-16). */
export function readMenuItems(response: unknown, logger: Logger): readonly MenuItem[] {
  const result = v.safeParse(menuItemsSchema, response);
  if (!result.success) {
    throw contractError('The response holds no menu items that can be read');
  }
  return readItems(result.output, logger, 1);
}

function contractError(what: string): ContractError {
  return new ContractError(`${what}, so the menus cannot be drawn. Check the version of the core service.`);
}

/** Returns the entries that fit a schema, and logs each of the others as a malformed `what`. */
function readEntries<Schema extends v.GenericSchema>(
  schema: Schema,
  entries: readonly unknown[],
  what: string,
  logger: Logger,
): v.InferOutput<Schema>[] {
  if (entries.length > maxEntries)
    logger.warn(`A menu has over ${maxEntries} entries, so the rest is left out.`);
  return entries.slice(0, maxEntries).flatMap((entry) => {
    const result = v.safeParse(schema, entry);
    if (result.success) return [result.output];
    logger.warn(`${what} is malformed, so it is left out.`);
    return [];
  });
}

function readData(data: v.InferOutput<typeof dataSchema>, logger: Logger): NavigationData {
  return {
    portalPages: readItems(data.portalPages, logger, 1),
    portalMenu: readItems(data.portalMenu, logger, 1),
    portalTools: readEntries(
      toolSchema satisfies MatchesContract<typeof toolSchema, WireTool>,
      data.portalTools,
      'A tool of the navigation',
      logger,
    ),
  };
}

function readItems(candidates: readonly unknown[], logger: Logger, depth: number): readonly MenuItem[] {
  if (depth > maxDepth && candidates.length > 0) {
    logger.warn('Menu items are nested too deeply, so they are left out.');
    return [];
  }
  return readEntries(
    itemSchema satisfies MatchesContract<typeof itemSchema, WireItem>,
    candidates,
    'A menu item',
    logger,
  )
    .filter(({ active }) => active)
    .map((raw) => readItem(raw, logger, depth));
}

function readItem(raw: v.InferOutput<typeof itemSchema>, logger: Logger, depth: number): MenuItem {
  const items = readItems(raw.items, logger, depth + 1);
  const hasSubItems = raw.hasSubItems || raw.dynamicItems || items.length > 0;
  const address = raw.path.trim();
  const kind = menuAddressKind(address);
  const usable = address !== '' && kind !== 'refused';
  // A parent only opens its sub-menu, so it needs no address.
  const disabled = !usable && !(hasSubItems && address === '');
  if (disabled) {
    logger.warn(`The menu item "${raw.name}" has no address a link may lead to, so it is drawn disabled.`);
  }
  return {
    name: raw.name,
    description: raw.description,
    path: usable ? address : '',
    external: raw.external || kind === 'external',
    hasSubItems,
    dynamicItems: raw.dynamicItems,
    pathParams: readEntries(
      paramSchema satisfies MatchesContract<typeof paramSchema, NonNullable<WireItem['pathParams']>>,
      [raw.pathParams].flat(),
      `A parameter of the menu item "${raw.name}"`,
      logger,
    ),
    items,
    disabled: disabled && !hasSubItems,
  };
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
