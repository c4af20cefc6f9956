export { createPortalAccess } from './createPortalAccess.ts';
export { rules, type AccessRequirement } from './rules.ts';
