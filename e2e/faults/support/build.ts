import { buildPortal } from '../../../scripts/lib/builds.ts';

/** What runs in a browser runs against the production build, made first when it is stale. */
export default buildPortal;
