import { useUnsavedWork } from '@quayside/portal-core/react';
import { useState } from 'react';
import * as v from 'valibot';

const typedTexts = v.object({ jobTitle: v.nullable(v.string()), phone: v.nullable(v.string()) });

/** The typed, unsaved texts; null for a field without one. */
export type TypedTexts = v.InferOutput<typeof typedTexts>;

const nothing: TypedTexts = { jobTitle: null, phone: null };

export interface UseTypedTextsResult {
  readonly typed: TypedTexts;
  setTyped(this: void, name: keyof TypedTexts, text: string | null): void;
}

/** Keeps unsaved texts when the user leaves the page. The browser warns before a reload loses them. */
export function useTypedTexts(): UseTypedTextsResult {
  const [typed, setTexts] = useState(nothing);
  const isEmpty = typed.jobTitle === null && typed.phone === null;
  useUnsavedWork('profile-texts', {
    value: isEmpty ? undefined : typed,
    restore(saved) {
      const { success, output } = v.safeParse(typedTexts, saved);
      if (success) setTexts(output);
      return success;
    },
  });
  return { typed, setTyped: (name, text) => setTexts((before) => ({ ...before, [name]: text })) };
}
