/** A working backend. The sources belong to other areas. */
export const areaFixtures = {
  api: {
    listPins: { etag: '"1"' as const, limit: 50, items: [] },
    recordRecentItem: new Response(null, { status: 204 }),
  },
};
