export { createAccess, evaluateAccess, type Access, type AccessDecision } from './evaluateAccess.ts';
export { rules, type AccessRequirement, type AccessRule } from './rules.ts';
