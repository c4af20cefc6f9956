const legalForms = new Set(['ltd', 'limited', 'plc', 'llp', 'inc', 'cic', 'the', 'and']);

/** The key of a customer's name: without case, accents, punctuation and legal form, so that two spellings have the same key. */
export function customerKeyOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '');
  const words = plain.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean);
  const telling = words.filter((word) => !legalForms.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** A postcode in the spelling that is compared. */
export function postcodeKeyOf(postcode: string): string {
  return postcode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
