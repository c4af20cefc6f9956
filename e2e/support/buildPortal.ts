import { buildPortal } from '../../scripts/lib/builds.ts';

/** The tests run against the production build, made first when it is stale. */
export default buildPortal;
