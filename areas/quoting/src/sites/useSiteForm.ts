import { useRef, useState, type RefObject } from 'react';
import type { ProductOffer, QuoteSite } from '../api.ts';
import { missingOf, rowWithEnds } from '../sites.ts';
import type { SiteDraft } from './siteDraft.ts';
import { useAddressSearch, type AddressSearch } from './useAddressSearch.ts';

/** The controls of one site, for a new one or an existing one. */
export interface SiteForm {
  readonly a: AddressSearch;
  /** Null for a product with one end. */
  readonly b: AddressSearch | null;
  readonly reference: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The ids of required fields that are empty, after a submit. */
  readonly missing: readonly string[];
  /** Says that the quote has this site already; null when it has not. */
  readonly duplicate: string | null;
  readonly refs: Readonly<Record<'aInput' | 'bInput', RefObject<HTMLInputElement | null>>> &
    Readonly<Record<'aList' | 'bList', RefObject<HTMLFieldSetElement | null>>>;
  setReference(this: void, reference: string): void;
  setField(this: void, id: string, value: string): void;
  /** Returns the site when the form is valid; else moves focus to the first error. */
  submit(this: void): Omit<QuoteSite, 'id' | 'options'> | null;
  /** What is typed and not added yet; undefined while nothing would be lost. */
  readonly draft: SiteDraft | undefined;
  restore(this: void, draft: SiteDraft): void;
  /** Begins the next site. The B end and the product's fields stay, because they are mostly the same. */
  next(this: void): void;
}

/** Binds the controls of a site. `sites` are those of the quote. */
export function useSiteForm(
  offer: Pick<ProductOffer, 'needsBEnd' | 'fields'>,
  sites: readonly QuoteSite[],
  initial: QuoteSite | null = null,
): SiteForm {
  const a = useAddressSearch(initial?.address ?? null, offer.needsBEnd ? 'A end postcode' : 'postcode');
  const b = useAddressSearch(initial?.bEnd ?? null, 'B end postcode');
  const [reference, setReference] = useState(initial?.reference ?? '');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>(initial?.fields ?? {});
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [duplicate, setDuplicate] = useState<string | null>(null);
  const refs = {
    aInput: useRef<HTMLInputElement>(null),
    aList: useRef<HTMLFieldSetElement>(null),
    bInput: useRef<HTMLInputElement>(null),
    bList: useRef<HTMLFieldSetElement>(null),
  };

  function submit(): Omit<QuoteSite, 'id' | 'options'> | null {
    setDuplicate(null);
    const hasA = a.check();
    const hasB = offer.needsBEnd ? b.check() : true;
    const empty = offer.fields.filter(({ id, required }) => required && !fields[id]).map(({ id }) => id);
    setMissing(empty);
    if (!hasA) focusOn(refs.aInput.current, refs.aList.current);
    else if (!hasB) focusOn(refs.bInput.current, refs.bList.current);
    if (a.address === null || !hasB || empty.length > 0) return null;
    const bEnd = offer.needsBEnd ? b.address : null;
    const site = { reference: reference.trim(), address: a.address, bEnd, fields: filled(fields, offer) };
    const row = rowWithEnds(sites, { id: initial?.id ?? '', ...site });
    if (row === null) return missingOf(site, offer).length === 0 ? site : null;
    setDuplicate(`Row ${row} of the quote is this site already.`);
    refs.aInput.current?.focus();
    return null;
  }

  return {
    a,
    b: offer.needsBEnd ? b : null,
    reference,
    fields,
    missing,
    duplicate,
    refs,
    setReference,
    setField: (id, value) => setFields({ ...fields, [id]: value }),
    submit,
    // The B end and the fields that stay for the next site are no work of their own.
    draft:
      a.text === '' && reference === '' && (b.text === '' || b.address !== null)
        ? undefined
        : { a: typedOf(a), b: typedOf(b), reference, fields },
    restore(draft) {
      a.restore(draft.a.text, draft.a.address);
      b.restore(draft.b.text, draft.b.address);
      setReference(draft.reference);
      setFields(draft.fields);
    },
    next() {
      a.reset();
      setReference('');
      setMissing([]);
      refs.aInput.current?.focus();
    },
  };
}

function typedOf({ text, address }: AddressSearch): SiteDraft['a'] {
  return { text, address };
}

/** The addresses when there is a choice, else the postcode. */
function focusOn(input: HTMLInputElement | null, list: HTMLFieldSetElement | null): void {
  const first = list?.querySelector<HTMLInputElement>('input');
  (first ?? input)?.focus();
}

function filled(
  fields: Readonly<Record<string, string>>,
  offer: Pick<ProductOffer, 'fields'>,
): Record<string, string> {
  const known = new Set(offer.fields.map(({ id }) => id));
  return Object.fromEntries(Object.entries(fields).filter(([id, value]) => known.has(id) && value !== ''));
}
