import { useState, type JSX } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { Field } from '../components/Field/Field.tsx';
import { Money } from '../components/Money/Money.tsx';
import { PageContent } from '../components/PageContent/PageContent.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { Toasts, useToasts } from '../components/Toasts/Toasts.tsx';
import { checkIcon } from '../icons/index.ts';

/** The case that a user follows. */
export const caseNumber = 'C-204986';

/** A change that the user can reverse at no cost: one click, and a toast that undoes it. */
export function EndAtOnce({ onChange }: { onChange: (isFollowed: boolean) => void }): JSX.Element {
  const [isFollowed, setIsFollowed] = useState(true);
  const { add, ...toasts } = useToasts();
  function change(next: boolean): void {
    setIsFollowed(next);
    onChange(next);
  }
  function stop(): void {
    change(false);
    add({
      tone: 'positive',
      text: `You no longer follow case ${caseNumber}.`,
      action: { label: 'Undo', onAction: () => change(true) },
    });
  }
  return (
    <main>
      <PageContent>
        <PageHeader
          title="Packet loss towards Frankfurt"
          actions={
            <Button
              {...(isFollowed && { icon: checkIcon })}
              aria-pressed={isFollowed}
              onClick={() => (isFollowed ? stop() : change(true))}
            >
              {isFollowed ? 'Following' : 'Follow'}
            </Button>
          }
        />
      </PageContent>
      <Toasts {...toasts} />
    </main>
  );
}

export type EndingProps = { onEnd: () => void };

/** The buttons of the question. */
export const cancelButtons = { confirm: 'Cancel the draft', cancel: 'Keep it' };

/** A change that takes time to reverse: a dialog that names the loss. */
export function EndAfterQuestion({ onEnd }: EndingProps): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <PageContent>
        <PageHeader
          title="Order from quote Q-20418"
          lead="Draft, saved 21 Nov 2026, 10:42"
          actions={<Button onClick={() => setIsOpen(true)}>{cancelButtons.confirm}</Button>}
        />
      </PageContent>
      <ConfirmDialog
        open={isOpen}
        title="Cancel this draft?"
        labels={cancelButtons}
        onConfirm={() => {
          setIsOpen(false);
          onEnd();
        }}
        onCancel={() => setIsOpen(false)}
      >
        <p>What you filled in for 14 sites is lost. The quote stays, and is valid until 28 Nov 2026.</p>
      </ConfirmDialog>
    </main>
  );
}

/** The word to type. */
export const circuit = 'GB-BHX-20418';

/** The buttons of the last question. */
export const ceaseButtons = { confirm: 'Cease the service', cancel: 'Keep it' };

/** A change that cannot be reversed, or costs money: the fee first, then a word to type. */
export function EndByWord({ onEnd }: EndingProps): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const [word, setWord] = useState('');
  return (
    <main>
      <PageContent>
        <PageHeader
          title="Birmingham, 55 Colmore Row"
          details={<code>{circuit}</code>}
          actions={<Button onClick={() => setIsOpen(true)}>{ceaseButtons.confirm}</Button>}
        />
      </PageContent>
      <ConfirmDialog
        open={isOpen}
        tone="critical"
        title="Cease this service?"
        canConfirm={word.trim() === circuit}
        labels={ceaseButtons}
        onConfirm={() => {
          setIsOpen(false);
          onEnd();
        }}
        onCancel={() => {
          setIsOpen(false);
          setWord('');
        }}
      >
        <Stack gap={16}>
          <DescriptionList
            layout="beside"
            items={[
              {
                id: 'fee',
                term: 'Early-termination fee (NRC), excl. VAT',
                description: <Money amount={494_400} currency="GBP" size="figure" />,
              },
              { id: 'why', term: 'Why', description: '12 of 36 months are left, at £412.00 each.' },
              { id: 'day', term: 'Last day of service', description: '21 Dec 2026' },
            ]}
          />
          <Field
            label={`Type ${circuit} to confirm`}
            hint="The circuit goes back to the carrier. You can order it again, but not this number."
            controlId="word"
          >
            <TextField
              autoComplete="off"
              spellCheck={false}
              value={word}
              onChange={({ target }) => setWord(target.value)}
            />
          </Field>
        </Stack>
      </ConfirmDialog>
    </main>
  );
}
