import { Button } from '@quayside/ui/Button';
import { Drawer } from '@quayside/ui/Drawer';
import { FieldRow } from '@quayside/ui/FieldRow';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { TextField } from '@quayside/ui/TextField';
import { useState, type JSX } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { CappedOptions } from '@quayside/page-kit/options';
import { Form, FormField, useSchemaForm } from '@quayside/page-kit/form';
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
  /** The term of the estimate. */
  termMonths: Term;
  onSave: (line: EstimateLine) => void;
  onClose: () => void;
}

/** The form of one line, with a preview of its charges. */
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
        <FormField form={form} name="name" label="Your name for it" hint="Such as Web servers" optional>
          {(control) => <TextField {...control} autoComplete="off" maxLength={120} />}
        </FormField>
        <FieldRow>
          <FormField form={form} name="quantity" label="Quantity">
            {(control) => <TextField {...control} required inputMode="numeric" autoComplete="off" />}
          </FormField>
          {item?.isSized && (
            <FormField form={form} name="size" label="Size of each">
              {(control) => (
                <TextField
                  {...control}
                  required
                  inputMode="numeric"
                  autoComplete="off"
                  suffix={sizeWords[item.unit]}
                />
              )}
            </FormField>
          )}
        </FieldRow>
        {item?.isHourly && (
          <FormField
            form={form}
            name="hoursPerMonth"
            label="Hours a month"
            hint={`${plan.hoursPerMonth} is always on`}
          >
            {(control) => (
              <TextField {...control} required inputMode="numeric" autoComplete="off" suffix="h" />
            )}
          </FormField>
        )}
        <FormField form={form} name="termMonths" label="Term" hint="A longer term has a lower price.">
          {(control) => (
            <NativeSelect {...control}>
              <option value="">{`As the estimate, ${termMonths} months`}</option>
              {terms.map((term) => (
                <option key={term} value={term}>
                  {`${term} months`}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
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
