/** Names in a sentence: `Priya Shah or Tom Ellery`. */
export function namesOf(people: readonly { readonly name: string }[]): string {
  return people.length === 0 ? 'a colleague' : people.map(({ name }) => name).join(' or ');
}
