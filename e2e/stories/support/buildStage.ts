import { buildStage } from '../../../scripts/lib/stories/stage.ts';

/** The tests run on the built stage, made first when it is stale. */
export default buildStage;
