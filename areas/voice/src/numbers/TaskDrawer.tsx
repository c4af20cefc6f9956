import { Button } from '@quayside/ui/Button';
import { Drawer } from '@quayside/ui/Drawer';
import type { JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SubmitButton, type SchemaForm } from '@quayside/page-kit/form';

export interface TaskDrawerProps<Values extends FieldValues> {
  title: string;
  submit: string;
  form: SchemaForm<Values>;
  onCancel: () => void;
  children: ReactNode;
}

export function TaskDrawer<Values extends FieldValues>({
  title,
  submit,
  form,
  onCancel,
  children,
}: TaskDrawerProps<Values>): JSX.Element {
  return (
    <Drawer
      open
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button
            onClick={() => {
              form.reset();
              onCancel();
            }}
          >
            Cancel
          </Button>
          <SubmitButton form={form}>{submit}</SubmitButton>
        </>
      }
    >
      {children}
    </Drawer>
  );
}
