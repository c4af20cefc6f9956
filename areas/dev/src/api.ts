import { defineCall } from '@quayside/portal-core/calls';

/** Asks the server each time. The page shows whether it responded, not the response. */
export const getDocuments = defineCall('getDocuments', { cached: false });
