import { ContractError } from './errors.ts';

/** The error for a web page that arrived instead of `what`, most likely from a network that asks for a sign-in of its own. */
export function webPageError(what: string): ContractError {
  return new ContractError(
    `A web page arrived instead of ${what}, so a network sign-in page may be in the way. Open another site, then try again.`,
  );
}
