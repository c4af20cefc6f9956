/** The part of portal-core that areas check addresses with. */
export { isOwnPath } from '@quayside/portal-core';
