export {
  createTerms,
  type Terms,
  type TermsOptions,
  type TermsPorts,
  type TermsState,
} from './createTerms.ts';
export { followAgreedUser, isSamePerson, type AgreedUserPorts } from './followAgreedUser.ts';
