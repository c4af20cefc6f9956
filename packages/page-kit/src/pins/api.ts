import { entityTag } from '../schema/entityTag.ts';
import { defineCall } from '@quayside/portal-core/calls/pins';
import * as v from 'valibot';
import { moment } from '../schema/times.ts';

const item = { kind: v.string(), id: v.string(), title: v.string(), href: v.string() };

const pinList = v.object({
  etag: entityTag,
  limit: v.number(),
  items: v.array(v.object({ ...item, pinnedAt: moment })),
});

const recentItems = v.object({
  items: v.array(v.object({ ...item, openedAt: moment })),
});

/** Lists the pins. */
export const listPins = defineCall('listPins', { schema: pinList });
/** The user's pins, in the user's order. */
export type PinList = Awaited<ReturnType<typeof listPins.send>>;
/** Lists the items that the user opened last. */
export const listRecentItems = defineCall('listRecentItems', { schema: recentItems });
/** The items that the user opened last, the newest first. */
export type RecentItems = Awaited<ReturnType<typeof listRecentItems.send>>;

const invalidates = [listPins];

/** Pins an item, at a place that it had before or as the first. */
export const addPin = defineCall('addPin', { invalidates });
export const removePin = defineCall('removePin', { invalidates });
export const orderPins = defineCall('orderPins', { invalidates });
export const recordRecentItem = defineCall('recordRecentItem', { invalidates: [listRecentItems] });
