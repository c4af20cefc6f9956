import type { Forge, LayerPlan } from './identityLayer.ts';
import type { Flow } from './relyingParty.ts';

/** An answer that must not be believed. */
export interface BadAnswer {
  name: string;
  plan: LayerPlan;
  /** By which ways it can come; default all three. */
  flows?: readonly Flow[];
  /** What is done to the address of the callback. */
  changeCallback?: (url: URL) => URL;
  /** It ends in waiting and trying again, so it is given less time. */
  isOutage?: boolean;
}

/** The ways by which a first sign-in comes. */
export const firstFlows: readonly Flow[] = ['silent', 'callback'];

/** An identity token in place of the right one. */
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
