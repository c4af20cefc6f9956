import { Field } from '@quayside/ui/Field';
import { FileDrop } from '@quayside/ui/FileDrop';
import { FileList } from '@quayside/ui/FileList';
import { MultiSelect, type ComboboxResults, type MultiSelectControl } from '@quayside/ui/MultiSelect';
import { Stack } from '@quayside/ui/Stack';
import { useRef, type JSX } from 'react';
import { attachmentLimits, uploadedFile } from '@quayside/shared/conversation/attachmentFiles.ts';
import { FormField, type SchemaForm } from '@quayside/page-kit/form';
import type { NewCaseValues } from './newCaseSchema.ts';
import type { NewCaseFiles } from './useNewCaseFiles.ts';

export type ColleagueSearch = MultiSelectControl & { readonly results: ComboboxResults };

export interface NewCaseExtrasStepProps {
  form: SchemaForm<NewCaseValues>;
  files: Pick<NewCaseFiles, 'files' | 'rejected' | 'add' | 'remove' | 'retry'>;
  colleagues: ColleagueSearch;
}

export function NewCaseExtrasStep({ form, files, colleagues }: NewCaseExtrasStepProps): JSX.Element {
  return (
    <Stack gap={24}>
      <Files formId={form.id} files={files} />
      <FormField
        form={form}
        name="followers"
        label="Colleagues who follow the case"
        hint="They find it among the cases that they follow. You follow the case anyway."
        optional
      >
        {({ name, ref, onBlur }) => (
          <MultiSelect
            {...colleagues}
            keepText
            name={name}
            ref={ref}
            onBlur={onBlur}
            placeholder="Type a name"
            labels={{ options: 'Colleagues', empty: 'No colleague has this name' }}
          />
        )}
      </FormField>
    </Stack>
  );
}

function Files({ formId, files }: { formId: string; files: NewCaseExtrasStepProps['files'] }): JSX.Element {
  const drop = useRef<HTMLInputElement>(null);
  return (
    <Stack gap={8}>
      <Field
        label="Files"
        hint="Pictures, logs or documents that show the problem."
        controlId={`${formId}-files`}
        optional
      >
        <FileDrop
          {...attachmentLimits}
          ref={drop}
          acceptText="PDF, picture (PNG, JPEG), text (TXT, CSV, LOG), ZIP, DOCX or XLSX"
          fileCount={files.files.length}
          rejected={files.rejected}
          onFiles={files.add}
        />
      </Field>
      <FileList
        files={files.files.map(uploadedFile)}
        labels={{ list: 'Files of the case' }}
        emptyFocusRef={drop}
        onCancel={files.remove}
        onRemove={files.remove}
        onRetry={files.retry}
      />
    </Stack>
  );
}
