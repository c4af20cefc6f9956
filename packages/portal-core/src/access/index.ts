export {
  createAccess,
  signedInRule,
  type Access,
  type AccessDecision,
  type AccessRule,
  type RequirementChecks,
} from './createAccess.ts';
