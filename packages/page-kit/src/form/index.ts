export { Form, type FormProps } from './Form.tsx';
export { FormColumn, type FormColumnProps } from './FormColumn.tsx';
export { FormFoot } from './FormFoot.tsx';
export { HeldFields, type HeldFieldsProps } from './HeldFields.tsx';
export {
  FormCheckbox,
  FormField,
  FormRadioGroup,
  type FormFieldProps,
  type BoundField,
} from './FormField.tsx';
export { LostText, type LostTextProps } from './LostText.tsx';
export type { DescribedField } from './VersionConflict.tsx';
export { describeDay } from './describeDay.ts';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';
export { controlIdOf, type FormProblemItem } from './listProblems.tsx';
export { submitFailure, type SubmitFailure, type SubmitFault, type FormProblem } from './submitFailure.ts';
export { summaryLabels } from './summaryLabels.ts';
export { type FormDraft, useFormDraft } from './useFormDraft.ts';
export { useFormField, type FormFieldBinding } from './useFormField.ts';
export {
  type FormContent,
  createFormVersions,
  type ReceivedVersion,
  type VersionedFormCalls,
  type VersionedFormOptions,
  type FormVersion,
} from './useFormVersions.ts';
export { type FormState, type SchemaForm, useSchemaForm, type SchemaFormOptions } from './useSchemaForm.ts';
export { useVersionedForm, type VersionedForm } from './useVersionedForm.tsx';
export type { FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form';
export type { FieldProblem } from './schemaResolver.ts';
export { EditForm, type EditFormProps } from './EditForm.tsx';
export { FormFrame, type FormFrameProps } from './FormFrame.tsx';
export { useCreateForm, type CreateFormOptions, type UseCreateFormResult } from './useCreateForm.ts';
export { FormDateField, type FormDateFieldProps } from './FormDateField.tsx';
export { FormSelect, type FormSelectProps } from './FormSelect.tsx';
export {
  FormTextArea,
  FormTextField,
  type FormControlProps,
  type FormSetProp,
  type FormTextAreaProps,
  type FormTextFieldProps,
} from './FormTextField.tsx';
