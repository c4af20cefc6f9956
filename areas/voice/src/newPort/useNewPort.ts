import { portPath } from '@quayside/contract/paths/voice';
import { withAdvice } from '@quayside/page-kit/failures';
import type { CalendarDay } from '@quayside/portal-core/calls';
import { useAddToast } from '@quayside/portal-core/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSchemaForm, type SchemaForm } from '@quayside/page-kit/form';
import { useKeyedAction, keyedCall } from '@quayside/page-kit/versions';
import type { Letter } from '../ports/useLetter.ts';
import { createPort, getPort, type PortDetails } from '../portsApi.ts';
import {
  createdText,
  emptyNewPort,
  fieldOf,
  mistakesOf,
  newPortSchema,
  toCheck,
  toNewPort,
  type NewPortValues,
} from './newPortSchema.ts';
import { usePortability, type Portability } from './usePortability.ts';

const createPortOnce = keyedCall(createPort, (http, portId) => getPort.send(http, { path: { portId } }));

export interface NewPort {
  readonly form: SchemaForm<NewPortValues>;
  readonly values: NewPortValues;
  readonly portability: Portability;
  /** The mistakes of the lines that are not checked. */
  readonly mistakes: readonly string[];
  /** The earliest possible day, once it is known. */
  readonly earliest: CalendarDay | null;
  /** Keeps the port on the server without submitting it; null until its numbers can be stored. */
  readonly keepDraft: (() => Promise<void>) | null;
  readonly isKeepingDraft: boolean;
}

/** A form that asks for a port once, and then shows it. */
export function useNewPort(letter: Pick<Letter, 'letterId' | 'clear'>): NewPort {
  const navigate = useNavigate();
  const addToast = useAddToast();
  const { create } = useKeyedAction(createPortOnce);
  const drafting = useKeyedAction(createPortOnce, {
    failedText: withAdvice('We couldn’t keep the draft.'),
  });
  const [earliest, setEarliest] = useState<CalendarDay | null>(null);

  function show(port: PortDetails): void {
    letter.clear();
    addToast({ tone: 'positive', text: createdText(port) });
    // The review of a port that is submitted is no place to go back to.
    void navigate(portPath.href({ portId: port.id }), { replace: true });
  }

  const form = useSchemaForm({
    schema: newPortSchema(earliest),
    initial: emptyNewPort,
    fieldOf,
    submit: (values) => create(toNewPort(values, letter.letterId())),
    onSaved: show,
  });
  const values = useWatch({ control: form.control, compute: (typed: NewPortValues) => typed });
  const wanted = toCheck(values);
  const portability = usePortability(wanted);
  const mistakes = mistakesOf(values);
  const known = portability.check?.earliestDate ?? earliest;
  if (known !== earliest) setEarliest(known);

  async function keepDraft(): Promise<void> {
    const result = await drafting.create(toNewPort(values, letter.letterId(), true));
    if (result.status !== 'done') return;
    form.reset(emptyNewPort);
    show(result.value);
  }

  return {
    form,
    values,
    portability,
    mistakes,
    earliest,
    keepDraft: wanted === null || mistakes.length > 0 || values.group.trim() === '' ? null : keepDraft,
    isKeepingDraft: drafting.state.status === 'running',
  };
}
