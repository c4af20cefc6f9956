import { PageFrame } from '@quayside/page-kit/page';
import type { HttpStatusError } from '@quayside/portal-core';
import { ceasePath, changesPath, servicesPath } from '@quayside/contract/paths/services';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { DateTime } from '@quayside/ui/DateTime';
import { Grid } from '@quayside/ui/Grid';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Skeleton } from '@quayside/ui/Skeleton';
import type { JSX, ReactNode } from 'react';
import {
  Form,
  FormFoot,
  FormRadioGroup,
  type FormDraft,
  type FormState,
  type SchemaForm,
} from '@quayside/page-kit/form';
import { ServiceField, ServiceNotFoundAlert } from '@quayside/shared/services/ServiceField.tsx';
import type { ServiceSearch } from '@quayside/shared/services/useServiceSearch.ts';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import type { NewChangeValues, ValidNewChange } from './newChangeSchema.ts';
import type { ChangePreview } from '../useChangePreview.ts';
import type { AskedRequest } from '../useChangeRequest.ts';
import { changeTypeWords } from '@quayside/shared/changes/changeWords.ts';
import { serviceStatusWords } from '@quayside/shared/services/serviceWords.ts';
import { ChangeCost } from './ChangeCost.tsx';
import { NewChangeFields } from './NewChangeFields.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';

/** The form of a change request and the facts about its service. */
export interface NewChangeViewProps {
  form: SchemaForm<NewChangeValues>;
  draft: FormDraft;
  values: NewChangeValues;
  search: ServiceSearch;
  /** The service that the address names is still loading. */
  isArriving: boolean;
  /** The service that the address names was not found. */
  isServiceMissing: boolean;
  /** The chosen service; undefined while it loads. */
  details: ServiceDetails | undefined;
  preview: ChangePreview;
  earliest: string | null;
  review: AskedRequest<ValidNewChange> | null;
  onLeave: () => void;
}

/** Requests a change of a service: one page, with its charges always in view. */
export function NewChangeView(props: NewChangeViewProps): JSX.Element {
  const { values, preview, review } = props;
  return (
    <PageFrame
      title="New change request"
      parents={[
        { id: 'services', label: 'Services', href: servicesPath.href() },
        { id: 'list', label: 'Change requests', href: changesPath.href() },
      ]}
      lead="You see the charges before you submit. An approver of your company decides before any work."
    >
      <Grid columns="main-aside" gap={32}>
        {props.isArriving ? <Skeleton lines={12} /> : <ChangeForm {...props} />}
        <ChangeCost {...preview} />
      </Grid>
      {review && <ReviewDialog review={review} values={values} preview={preview} />}
    </PageFrame>
  );
}

function ChangeForm(props: NewChangeViewProps): JSX.Element {
  const { form, draft, values, details, onLeave } = props;
  const refusal = details && refusalOf(details);
  const canRequest = refusal === undefined || refusal === null;
  return (
    <Form form={form} draft={draft} conflict={sayRefused} width="column">
      <ChangedService {...props} />
      {refusal}
      {canRequest && (
        <>
          <TypeField form={form} />
          {values.type === 'cease' ? (
            <CeaseLink serviceId={values.service?.id} />
          ) : (
            <NewChangeFields
              form={form}
              type={values.type}
              bandwidthMbps={details?.bandwidthMbps ?? null}
              earliest={props.earliest}
              hasDay={values.day !== ''}
            />
          )}
          {values.type !== 'cease' && (
            <FormFoot form={{ ...form, state: footStateOf(props) }} submit="Review request">
              <Button onClick={onLeave}>Cancel</Button>
            </FormFoot>
          )}
        </>
      )}
    </Form>
  );
}

function sayRefused({ problem }: HttpStatusError): JSX.Element {
  return (
    <InlineAlert tone="caution" live="assertive" title="The change was not requested">
      <span>{problem?.message ?? 'The service or its charges changed meanwhile.'}</span>{' '}
      <span>Review the request again, with the present charges.</span>
    </InlineAlert>
  );
}

/** The buttons below the review are not busy: the form is not being sent. */
function footStateOf({ form: { state }, review }: NewChangeViewProps): FormState {
  return review !== null && !review.isSending ? { status: 'editing' } : state;
}

function ChangedService({ form, search, isServiceMissing, values }: NewChangeViewProps): JSX.Element {
  return (
    <>
      {isServiceMissing && values.service === null && <ServiceNotFoundAlert />}
      <ServiceField
        form={form}
        name="service"
        label="Service"
        search={search}
        placeholder="Such as Bristol or QS-104200"
      />
    </>
  );
}

function TypeField({ form }: { form: SchemaForm<NewChangeValues> }): JSX.Element {
  return (
    <FormRadioGroup
      form={form}
      name="type"
      label="What do you want to change?"
      layout="cards"
      options={[
        { value: 'bandwidth', label: changeTypeWords.bandwidth, description: 'More or less, about a week' },
        { value: 'ip', label: changeTypeWords.ip, description: 'More public addresses' },
        { value: 'move', label: changeTypeWords.move, description: 'To another address, about two months' },
        { value: 'contact', label: changeTypeWords.contact, description: 'Whom an engineer asks for' },
        { value: 'cpe', label: changeTypeWords.cpe, description: 'Another router or interface' },
        { value: 'cease', label: changeTypeWords.cease, description: 'End the service' },
      ]}
    />
  );
}

function CeaseLink({ serviceId }: { serviceId: string | undefined }): JSX.Element {
  return (
    <InlineAlert
      title="Ending a service has a page of its own"
      action={
        serviceId !== undefined && (
          <ButtonLink href={ceasePath.href({ serviceId })}>Cease the service</ButtonLink>
        )
      }
    >
      {serviceId === undefined ? 'Choose the service first.' : 'It shows the early termination fee first.'}
    </InlineAlert>
  );
}

/** Returns the reason why the service cannot be changed; null when it can. */
function refusalOf({ changeLock, allowedActions, status }: ServiceDetails): ReactNode {
  if (changeLock !== null)
    return (
      <InlineAlert tone="caution" live="polite" title="This service is locked against changes">
        <span>{`${changeLock.by.name} locked it on`}</span> <DateTime value={changeLock.at} />: “
        <bdi>{changeLock.reason}</bdi>
        ”. Ask an administrator of your company to unlock it, or choose another service.
      </InlineAlert>
    );
  if (allowedActions.includes('requestChange')) return null;
  return (
    <InlineAlert tone="caution" live="polite" title="This service can’t be changed now">
      {`Its status is “${serviceStatusWords[status].text}”. Only a live service can be changed. Choose another one.`}
    </InlineAlert>
  );
}
