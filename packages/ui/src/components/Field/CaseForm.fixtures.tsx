import { useEffect, useRef, useState, type JSX, type SubmitEvent } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { FieldRow } from '../FieldRow/FieldRow.tsx';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Field, focusFirstInvalid } from './Field.tsx';

const missing = {
  subject: 'Say in a few words what it is about.',
  service: 'Choose the service.',
  severity: 'Choose how bad it is: we answer the worst first.',
  report: 'Say what happens, in a sentence or two.',
  checked: 'Look at the lights of your router first; it saves us both a day.',
};

type Question = keyof typeof missing;

type Errors = Partial<Record<Question, string>>;

function isQuestion(name: string): name is Question {
  return name in missing;
}

function unanswered(answers: FormData): Errors {
  const names = Object.keys(missing).filter(isQuestion);
  return Object.fromEntries(names.filter((name) => !answers.get(name)).map((name) => [name, missing[name]]));
}

export const onSend = fn<(sent: Record<string, unknown>) => void>();

/** A form for a new support case with every control. It shows its errors on submit. */
export function CaseForm(): JSX.Element {
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  // A new object on each attempt: once the errors have rendered, focus moves to the first one.
  useEffect(() => {
    if (form.current && Object.keys(errors).length > 0) focusFirstInvalid(form.current);
  }, [errors]);
  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const found = unanswered(answers);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { subject, service, severity, report } = Object.fromEntries(answers);
    onSend({ subject, service, severity, report });
  }
  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <Stack gap={24}>
        <Field label="Subject" error={errors.subject}>
          <TextField name="subject" required />
        </Field>
        <FieldRow>
          <Field label="Service" error={errors.service}>
            <NativeSelect name="service" placeholder="Choose a service" required>
              <option value="internet">Internet access</option>
              <option value="voice">Voice</option>
              <option value="cloud">Cloud connect</option>
            </NativeSelect>
          </Field>
          <Field label="Circuit" hint="It stands on the socket, such as NL-AMS-2041." optional>
            <TextField name="circuit" />
          </Field>
        </FieldRow>
        <RadioGroup
          label="How bad is it?"
          name="severity"
          layout="cards"
          required
          error={errors.severity}
          options={[
            { value: 'down', label: 'The service is down', description: 'Answered within 15 minutes.' },
            { value: 'degraded', label: 'It works, but badly', description: 'Answered within two hours.' },
            { value: 'question', label: 'I have a question', description: 'Answered within a day.' },
          ]}
        />
        <Field label="What happens" hint="When did it begin, and what have you tried?" error={errors.report}>
          <TextArea name="report" rows={4} limit={2000} required />
        </Field>
        <FieldRow>
          <Field label="Packet loss" optional>
            <TextField name="loss" inputMode="decimal" suffix="%" />
          </Field>
          <Field label="Telephone on site" optional>
            <TextField name="phone" type="tel" autoComplete="tel" />
          </Field>
        </FieldRow>
        <FieldGroup label="Who is told" hint="You always are." optional>
          <Checkbox name="tell" value="noc" label="Network operations" />
          <Checkbox name="tell" value="site" label="The contact of the site" />
        </FieldGroup>
        <Switch
          label="Messages by telephone"
          hint="Each change of the case, day and night."
          name="messages"
        />
        <Checkbox
          name="checked"
          label="Our equipment has been checked: power, cables, router"
          error={errors.checked}
          required
        />
        <Stack direction="row" gap={8}>
          <Button type="submit" variant="primary">
            Open case
          </Button>
          <Button variant="quiet">Cancel</Button>
        </Stack>
      </Stack>
    </form>
  );
}
