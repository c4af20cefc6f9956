import * as v from 'valibot';
import { ContractError } from '../errors/errors.ts';
import type { Logger } from '../platform/ports.ts';
import { menuAddressKind } from './menuAddress.ts';
import type { MenuItem, NavigationData, NavigationDocument, PathParam } from './navigationData.ts';

// The product has two levels; one more is a spare, and a document that nests without end stays harmless.
const maxDepth = 3;

const text = v.fallback(v.string(), '');
const flag = v.fallback(v.boolean(), false);
const list = v.fallback(v.array(v.unknown()), []);

const itemSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  description: v.optional(text, ''),
  path: v.optional(text, ''),
  active: v.optional(v.fallback(v.boolean(), true), true),
  external: v.optional(flag, false),
  hasSubItems: v.optional(flag, false),
  dynamicItems: v.optional(flag, false),
  pathParams: v.optional(v.unknown()),
  items: v.optional(list, []),
});

const paramSchema = v.object({
  key: v.pipe(v.string(), v.nonEmpty()),
  value: v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String)),
});

const toolSchema = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

const dataSchema = v.object({
  portalPages: v.optional(list, []),
  portalMenu: v.optional(list, []),
  portalTools: v.optional(list, []),
});

const documentSchema = v.object({ apollo: dataSchema, artemis: dataSchema });

/** Reads the navigation of both views. A malformed item is dropped and logged, an inactive one hidden; throws ContractError when the document itself does not fit. */
export function readNavigationDocument(answer: unknown, logger: Logger): NavigationDocument {
  const result = v.safeParse(documentSchema, answer);
  if (!result.success) {
    throw new ContractError(
      'The navigation that arrived does not hold both views, so the menus cannot be drawn. Check the version of the core service.',
    );
  }
  const { apollo, artemis } = result.output;
  return { apollo: readData(apollo, logger), artemis: readData(artemis, logger) };
}

/** Reads a list of menu items, as the dynamic sub-items of a parent arrive; throws ContractError when the answer is no list. */
export function readMenuItems(answer: unknown, logger: Logger): readonly MenuItem[] {
  if (!Array.isArray(answer)) {
    throw new ContractError(
      'The items of a menu did not arrive as a list, so they cannot be drawn. Check the version of the core service.',
    );
  }
  return readItems(answer, logger, 1);
}

function readData(data: v.InferOutput<typeof dataSchema>, logger: Logger): NavigationData {
  const portalTools = data.portalTools.flatMap((tool) => {
    const result = v.safeParse(toolSchema, tool);
    if (!result.success) logger.warn('A tool of the navigation has no name, so it is left out.');
    return result.success ? [result.output] : [];
  });
  return {
    portalPages: readItems(data.portalPages, logger, 1),
    portalMenu: readItems(data.portalMenu, logger, 1),
    portalTools,
  };
}

function readItems(items: readonly unknown[], logger: Logger, depth: number): readonly MenuItem[] {
  return items.flatMap((item) => readItem(item, logger, depth));
}

function readItem(candidate: unknown, logger: Logger, depth: number): readonly MenuItem[] {
  const result = v.safeParse(itemSchema, candidate);
  if (!result.success || depth > maxDepth) {
    logger.warn(
      result.success
        ? 'A menu item is nested too deeply, so it is left out.'
        : 'A menu item is malformed, so it is left out.',
    );
    return [];
  }
  const raw = result.output;
  if (!raw.active) return [];
  const items = readItems(raw.items, logger, depth + 1);
  const hasSubItems = raw.hasSubItems || raw.dynamicItems || items.length > 0;
  const address = raw.path.trim();
  const kind = menuAddressKind(address);
  const usable = address !== '' && kind !== 'refused';
  // A parent only opens its sub-menu, so a missing address is no fault there.
  const disabled = !usable && !(hasSubItems && address === '');
  if (disabled) {
    logger.warn(`The menu item "${raw.name}" has no address a link may lead to, so it is drawn disabled.`);
  }
  return [
    {
      name: raw.name,
      description: raw.description,
      path: usable ? address : '',
      external: raw.external || kind === 'external',
      hasSubItems,
      dynamicItems: raw.dynamicItems,
      pathParams: readPathParams(raw.pathParams, raw.name, logger),
      items,
      disabled: disabled && !hasSubItems,
    },
  ];
}

function readPathParams(candidate: unknown, itemName: string, logger: Logger): readonly PathParam[] {
  if (candidate === undefined || candidate === null) return [];
  const entries: readonly unknown[] = Array.isArray(candidate) ? candidate : [candidate];
  return entries.flatMap((entry) => {
    const result = v.safeParse(paramSchema, entry);
    if (!result.success)
      logger.warn(`A parameter of the menu item "${itemName}" is malformed, so it is left out.`);
    return result.success ? [result.output] : [];
  });
}
