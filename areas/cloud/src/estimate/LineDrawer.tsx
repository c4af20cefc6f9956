import { Button } from '@quayside/ui/Button';
import { Drawer } from '@quayside/ui/Drawer';
import { FieldRow } from '@quayside/ui/FieldRow';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { useState, type JSX } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { CappedOptions } from '@quayside/page-kit/options';
import { Form, FormField, FormSelect, FormTextField, useSchemaForm } from '@quayside/page-kit/form';
import type { PricePlan, Term } from '../api.ts';
import { groupWords, sizeWords, terms } from '../cloudWords.ts';
import { groupIds, type EstimateLine } from './estimateContent.ts';
import { lineFormSchema, toFields } from './lineForm.ts';
import { priceLine, type PriceList } from './price.ts';
import { LinePreview } from './LinePreview.tsx';

export interface LineDrawerProps {
  line: EstimateLine;
  isNew: boolean;
  plan: PricePlan;
  priceList: PriceList;
  termMonths: Term;
  onSave: (line: EstimateLine) => void;
  onClose: () => void;
}

export function LineDrawer({
  line,
  isNew,
  plan,
  priceList,
  termMonths,
  onSave,
  onClose,
}: LineDrawerProps): JSX.Element {
  const [schema] = useState(() => lineFormSchema(priceList, line.id));
  const form = useSchemaForm({
    schema,
    initial: toFields(line),
    submit: async (value) => ({ status: 'done', value }) as const,
    onSaved(saved) {
      onSave(saved);
      onClose();
    },
  });
  const typed = useWatch({ control: form.control });
  const item = priceList.get(typed.itemId ?? '');
  const parsed = v.safeParse(schema, typed);
  return (
    <Drawer
      open
      modal
      title={isNew ? 'Add a line' : 'Edit the line'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form.id} variant="primary">
            {isNew ? 'Add the line' : 'Save the line'}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <FormField form={form} name="itemId" label="What you need" hint={item?.description}>
          {(control) => (
            <NativeSelect {...control} required placeholder="Choose an item">
              {groupIds.map((group) => (
                <optgroup key={group} label={groupWords[group]}>
                  <CappedOptions
                    options={plan.items
                      .filter((option) => option.group === group)
                      .map(({ id, name }) => ({ value: id, label: name }))}
                    selected={control.value}
                  />
                </optgroup>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <FormTextField
          form={form}
          name="name"
          label="Your name for it"
          hint="Such as Web servers"
          optional
          maxLength={120}
        />
        <FieldRow>
          <FormTextField form={form} name="quantity" label="Quantity" required inputMode="numeric" />
          {item?.isSized && (
            <FormTextField
              form={form}
              name="size"
              label="Size of each"
              required
              inputMode="numeric"
              suffix={sizeWords[item.unit]}
            />
          )}
        </FieldRow>
        {item?.isHourly && (
          <FormTextField
            form={form}
            name="hoursPerMonth"
            label="Hours a month"
            hint={`${plan.hoursPerMonth} is always on`}
            required
            inputMode="numeric"
            suffix="h"
          />
        )}
        <FormSelect
          form={form}
          name="termMonths"
          label="Term"
          hint="A longer term has a lower price."
          options={[
            { value: '', label: `As the estimate, ${termMonths} months` },
            ...terms.map((term) => ({ value: term, label: `${term} months` })),
          ]}
        />
        {item && (
          <LinePreview
            item={item}
            currency={plan.currency}
            line={parsed.success ? parsed.output : null}
            price={parsed.success ? priceLine(priceList, parsed.output, termMonths) : null}
            estimateTerm={termMonths}
          />
        )}
      </Form>
    </Drawer>
  );
}
