import type { Forge, LayerPlan } from './identityLayer.ts';
import type { Flow } from './relyingParty.ts';

/** An invalid response of the provider. */
export interface BadAnswer {
  name: string;
  plan: LayerPlan;
  /** The flows by which it can arrive; default all three. */
  flows?: readonly Flow[];
  /** Changes the address of the callback. */
  changeCallback?: (url: URL) => URL;
  /** It ends in retries, so it gets less time. */
  isOutage?: boolean;
}

/** The flows of a first sign-in. */
export const firstFlows: readonly Flow[] = ['silent', 'callback'];

/** Replaces the ID token. */
export function withIdToken(
  name: string,
  forge: (tools: Forge) => unknown,
  flows?: readonly Flow[],
): BadAnswer {
  return {
    name: `identity token: ${name}`,
    plan: { token: (tokens, tools) => ({ body: { ...tokens, id_token: forge(tools) } }) },
    ...(flows ? { flows } : {}),
  };
}
