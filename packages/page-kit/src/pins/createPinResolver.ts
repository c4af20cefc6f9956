import { isHttpStatusError } from '@quayside/portal-core';
import type { PinnedItem, PinQuery, PinResolver } from '@quayside/portal-core/areas';

/**
 * Creates a resolver from a call and a function that reads its response. A 403 or 404 means that the item is gone or no longer
 * allowed.
 */
export function createPinResolver<Data>(
  read: (query: PinQuery) => Promise<Data>,
  show: (data: Data) => PinnedItem,
): PinResolver {
  return async (query) => {
    try {
      return show(await read(query));
    } catch (error) {
      if (isHttpStatusError(error, 404) || isHttpStatusError(error, 403)) return null;
      throw error;
    }
  };
}
