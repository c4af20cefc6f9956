import { buildStage } from '../../../scripts/lib/stage.ts';

/** Builds the stage before the tests. */
export default buildStage;
