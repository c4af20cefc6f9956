import { casePath } from '@quayside/contract/paths/support';
import { useAddToast } from '@quayside/portal-core/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSchemaForm, type SchemaForm } from '@quayside/page-kit/form';
import { useKeyedAction, keyedCall } from '@quayside/page-kit/versions';
import type { FoundService } from '@quayside/shared/services/api.ts';
import { createCase, getCase, type CaseDetails } from '../api.ts';
import { emptyNewCase, newCaseSchema, type NewCaseValues } from './newCaseSchema.ts';
import { fieldOf, toNewCase } from './toNewCase.ts';
import type { NewCaseFiles } from './useNewCaseFiles.ts';

const createCaseOnce = keyedCall(createCase, (http, caseNumber) =>
  getCase.send(http, { path: { caseNumber } }),
);

export interface UseNewCaseFormResult {
  readonly form: SchemaForm<NewCaseValues>;
  readonly values: NewCaseValues;
}

/** A form that raises a case once, and then shows it. `service` is the one that the user came with, as soon as it is known. */
export function useNewCaseForm(
  service: FoundService | undefined,
  files: Pick<NewCaseFiles, 'attachmentIds' | 'clear'>,
): UseNewCaseFormResult {
  const navigate = useNavigate();
  const addToast = useAddToast();
  const { create } = useKeyedAction(createCaseOnce);
  const [initial] = useState(() => ({ ...emptyNewCase, service: service ?? null }));
  const form = useSchemaForm({
    schema: newCaseSchema,
    initial,
    fieldOf,
    submit: (values) => create(toNewCase(values, files.attachmentIds())),
    onSaved({ caseNumber }: CaseDetails) {
      files.clear();
      addToast({ tone: 'positive', text: `Case ${caseNumber} is raised. Every update appears here.` });
      // The review of a case that is raised is no place to go back to.
      void navigate(casePath.href({ caseNumber }), { replace: true });
    },
  });
  const values = useWatch({ control: form.control, compute: (typed: NewCaseValues) => typed });
  return { form, values };
}
