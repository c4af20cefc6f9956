/** The value of a parameter of the address; the first choice for a missing or unknown one. */
export function readChoice<Value extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly [Value, ...Value[]],
): Value {
  const named = params.get(name);
  return choices.find((choice) => choice === named) ?? choices[0];
}

/** The parameters with one changed. */
export function withChoice(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(name, value);
  return next;
}
