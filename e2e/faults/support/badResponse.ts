import type { Forge, LayerPlan } from './identityLayer.ts';
import type { Flow } from './relyingParty.ts';

/** An invalid response of the provider. */
export interface BadResponse {
  name: string;
  plan: LayerPlan;
  /** The flows by which it can arrive; default all three. */
  flows?: readonly Flow[];
  /** Changes the address of the callback. */
  changeCallback?: (url: URL) => URL;
  /** It ends in retries, so it gets less time. */
  isOutage?: boolean;
  /** It proves the fact of another response with another value, so a short run leaves it out. */
  repeats?: boolean;
}

/** The flows of a first sign-in. */
export const firstFlows: readonly Flow[] = ['silent', 'callback'];

/** Marks all responses but the first as repeats. The first must differ most from each other. */
export function repeatingAfter(count: number, responses: readonly BadResponse[]): BadResponse[] {
  return responses.map((response, index) => (index < count ? response : { ...response, repeats: true }));
}

/** Replaces the ID token. */
export function withIdToken(
  name: string,
  forge: (tools: Forge) => unknown,
  flows?: readonly Flow[],
): BadResponse {
  return {
    name: `identity token: ${name}`,
    plan: { token: (tokens, tools) => ({ body: { ...tokens, id_token: forge(tools) } }) },
    ...(flows ? { flows } : {}),
  };
}
