import type { HttpStatusError } from '@quayside/portal-core';
import { isHttpStatusError } from '@quayside/portal-core/react';
import type { ActionState } from '@quayside/portal-core/resource';
import type { JSX } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { useSeenVersion } from '../../domain/form/useSeenVersion.ts';
import { useSchemaForm, type SchemaForm } from '../../domain/form/useSchemaForm.ts';
import { VersionConflict, type DescribedField } from './components/VersionConflict.tsx';

/** A form that changes one thing, which another user may change meanwhile. */
export interface VersionedFormOptions<
  Thing extends { readonly etag: string },
  Values extends FieldValues,
  Output,
> {
  /** The kind of thing, such as `port`. */
  readonly noun: string;
  /** The thing as it is now, even after another user changed it. */
  readonly thing: Thing;
  readonly schema: v.GenericSchema<Values, Output>;
  readonly valuesOf: (thing: Thing) => Values;
  /** The values as texts, to compare two versions. */
  readonly describe: (values: Values) => readonly DescribedField[];
  /** Sends the values for a version. */
  readonly send: (values: Output, etag: string) => Promise<ActionState<Thing>>;
  /** Loads the thing again. */
  readonly reload: () => Promise<void>;
  readonly onSaved: (saved: Thing) => void;
  readonly fieldOf?: (name: string) => string;
}

/** The form, and its alert after a conflict. */
export interface VersionedForm<Values extends FieldValues> {
  readonly form: SchemaForm<Values>;
  /** For the `conflict` of `Form`: both versions, of which the user keeps one. */
  readonly conflict: (error: HttpStatusError) => JSX.Element;
}

/** A form that sends the version that the user saw. When another user saved meanwhile, it shows both. */
export function useVersionedForm<
  Thing extends { readonly etag: string },
  Values extends FieldValues,
  Output,
>({
  noun,
  thing,
  schema,
  valuesOf,
  describe,
  send,
  reload,
  onSaved,
  fieldOf,
}: VersionedFormOptions<Thing, Values, Output>): VersionedForm<Values> {
  const seen = useSeenVersion(thing);
  const form = useSchemaForm<Values, Output, Thing>({
    schema,
    initial: valuesOf(thing),
    onSaved(saved) {
      seen.set(saved);
      onSaved(saved);
    },
    ...(fieldOf && { fieldOf }),
    async submit(values) {
      const result = await send(values, seen.get().etag);
      const isConflict =
        result.status === 'failed' &&
        (isHttpStatusError(result.error, 412) || isHttpStatusError(result.error, 409));
      if (isConflict) await reload();
      return result;
    },
  });

  function conflict({ problem }: HttpStatusError): JSX.Element {
    const saved = valuesOf(thing);
    return (
      <VersionConflict
        noun={noun}
        message={problem?.message ?? 'Somebody changed this meanwhile.'}
        isLoaded={seen.isOutdated()}
        saved={describe(saved)}
        typed={describe(form.readUnsaved() ?? saved)}
        onReload={() => void reload()}
        onKeep={() => {
          seen.set(thing);
          void form.submit();
        }}
        onTake={() => {
          seen.set(thing);
          form.reset(saved);
        }}
      />
    );
  }
  return { form, conflict };
}
