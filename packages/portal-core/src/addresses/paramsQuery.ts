import type { PathQuery } from './definePath.ts';
import type { OneValue } from './values.ts';

/** The parameters of a page: its possible values, of which the first is the default, or the rule of the only value. */
export type ParamRules = Readonly<Record<string, readonly [string, ...string[]] | OneValue>>;

/** The value of a parameter. */
export type ValueOf<Rule> = Rule extends readonly (infer Value)[]
  ? Value
  : Rule extends OneValue<infer Value>
    ? Value | ''
    : string;

/** The values of the parameters. One with a rule is empty for none. */
export type ParamsState<Rules> = { readonly [Name in keyof Rules]: ValueOf<Rules[Name]> };

/** The query of a page that is no list: one value for each parameter, such as its tab. */
export function paramsQuery<const Rules extends ParamRules>(
  rules: Rules,
): PathQuery<ParamsState<Rules>, Partial<ParamsState<Rules>>> {
  const names = Object.keys(rules);

  function valuesOf(textOf: (name: string) => unknown): ParamsState<Rules> {
    const entries = names.map((name): [string, string] => [name, fitting(rules[name], textOf(name))]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type of fromEntries forgets the keys
    return Object.fromEntries(entries) as ParamsState<Rules>;
  }

  return {
    read: (params) => valuesOf((name) => params.get(name)),
    write(state) {
      const params = new URLSearchParams();
      for (const [name, value] of Object.entries<string>(state))
        if (name in rules && value !== fitting(rules[name], null)) params.set(name, value);
      return params;
    },
    complete: (part) => valuesOf((name) => Reflect.get(part, name)),
  };
}

/** The text if it fits the rule, else the default. */
function fitting(rule: ParamRules[string] | undefined, text: unknown): string {
  if (typeof text !== 'string' || rule === undefined) return fallback(rule);
  const fits = 'isOne' in rule ? rule.isOne(text) : rule.includes(text);
  return fits ? text : fallback(rule);
}

function fallback(rule: ParamRules[string] | undefined): string {
  return rule === undefined || 'isOne' in rule ? '' : rule[0];
}
