import { lazyDialog, lazySection } from '@quayside/page-kit/loading';
import { useAddToast } from '@quayside/portal-core/react';
import { Card } from '@quayside/ui/Card';
import { Skeleton } from '@quayside/ui/Skeleton';
import { useState, type JSX } from 'react';
import { useParams } from 'react-router-dom';
import { useDetailPage } from '@quayside/page-kit/detail';
import { formatDay } from '@quayside/page-kit/format';
import { PinButton } from '@quayside/page-kit/pins';
import { PortView } from './PortView.tsx';
import { portItem } from '../pins/portItem.ts';
import { titleOfPort } from '../portTexts.ts';
import { getPort, type PortDetails } from '../portsApi.ts';

// They bring the form library.
const CorrectionForm = lazySection(
  async () => (await import('./CorrectionForm.tsx')).CorrectionForm,
  <CorrectionLoading />,
);
const PortDateDialog = lazyDialog(async () => (await import('./PortDateDialog.tsx')).PortDateDialog);
const CancelPortDialog = lazyDialog(async () => (await import('./CancelPortDialog.tsx')).CancelPortDialog);

export function PortPage(): JSX.Element {
  const { portId = '' } = useParams();
  // A new key empties the form when the port changes.
  return <Port key={portId} portId={portId} />;
}

const POLL_MS = 20_000;
const words = {
  noun: 'port',
  titleOf: (port: PortDetails) => `Port of ${titleOfPort(port)}`,
  pollMs: ({ status }: PortDetails) => (status === 'complete' || status === 'cancelled' ? null : POLL_MS),
};

function Port({ portId }: { portId: string }): JSX.Element {
  const { props, data: port, take, reload } = useDetailPage(getPort, { path: { portId } }, words);
  const addToast = useAddToast();
  const [dialog, setDialog] = useState<'date' | 'cancel' | null>(null);
  const [wasCorrectable, setWasCorrectable] = useState(false);
  const isCorrectable = port?.allowedActions.includes('correct') === true;
  if (isCorrectable && !wasCorrectable) setWasCorrectable(true);
  const close = (): void => setDialog(null);
  const finish = (saved: PortDetails, text: string): void => {
    take(saved);
    addToast({ tone: 'positive', text });
    close();
  };
  return (
    <>
      <PortView
        portId={portId}
        {...props}
        pin={port && <PinButton {...portItem(port)} />}
        correction={
          // What was typed stays in sight when somebody else submits the port meanwhile.
          port &&
          wasCorrectable && (
            <CorrectionForm
              port={port}
              onReload={reload}
              onSubmitted={(saved) =>
                finish(
                  saved,
                  saved.status === 'inReview'
                    ? 'The port is submitted. Every step appears here.'
                    : 'Saved. The port waits for the letter of authority.',
                )
              }
            />
          )
        }
        onChangeDate={() => setDialog('date')}
        onCancel={() => setDialog('cancel')}
      />
      {port && dialog === 'date' && (
        <PortDateDialog
          port={port}
          onReload={reload}
          onSaved={(saved) =>
            finish(
              saved,
              saved.portDate === null
                ? 'The date is changed.'
                : `The numbers move on ${formatDay(saved.portDate)}.`,
            )
          }
          onClose={close}
        />
      )}
      {port && dialog === 'cancel' && (
        <CancelPortDialog
          port={port}
          onChanged={take}
          onCancelled={(saved) => finish(saved, 'The port is cancelled.')}
          onClose={close}
        />
      )}
    </>
  );
}

// The usual height of the form, so that the content below does not move.
const correctionStyle = { minBlockSize: 645 };

function CorrectionLoading(): JSX.Element {
  return (
    <Card as="section" style={correctionStyle}>
      <Skeleton lines={8} />
    </Card>
  );
}
