import type { WorldPart } from '../../world/prepareWorld.ts';
import { estimates } from './estimates.ts';
import { fillEstimates } from './seed.ts';

export const cloudPart: WorldPart = {
  collections: [estimates],
  indexes: 'CREATE INDEX IF NOT EXISTS cloud_estimates_partner ON cloud_estimates (partner_id, updated_at);',
  fill: fillEstimates,
};
