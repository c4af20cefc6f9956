import * as v from 'valibot';
import { recordedChange, withoutCache } from '@quayside/page-kit/versions';
import type { DescribedField, VersionedFormCalls } from '@quayside/page-kit/form';
import { changeService } from '../api.ts';
import { getService, type ServiceDetails } from '@quayside/shared/services/serviceApi.ts';

/** The customer's names for a service, as the form edits them. */
export interface ServiceNames {
  readonly name: string;
  readonly customerReference: string;
  readonly costCentre: string;
}

export type ServiceNameField = keyof ServiceNames;

const text = (label: string, maximum: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maximum, `Shorten ${label} to ${maximum} characters`));

const serviceNamesSchema = v.object({
  name: v.pipe(text('the name', 120), v.nonEmpty('Enter a name')),
  customerReference: text('the reference', 60),
  costCentre: text('the cost centre', 60),
});

export const serviceNameLabels: Readonly<Record<ServiceNameField, string>> = {
  name: 'Name',
  customerReference: 'Your reference',
  costCentre: 'Cost centre',
};

function namesOf({ name, customerReference, costCentre }: ServiceDetails): ServiceNames {
  return { name, customerReference, costCentre };
}

/** The names as texts, to compare two versions. */
function describeNames(names: ServiceNames): readonly DescribedField[] {
  return (['name', 'customerReference', 'costCentre'] as const).map((id) => ({
    id,
    term: serviceNameLabels[id],
    text: names[id].trim(),
  }));
}

export function serviceForm(service: ServiceDetails): VersionedFormCalls<ServiceDetails, ServiceNames> {
  return {
    key: `service-${service.id}`,
    noun: 'service',
    thing: service,
    schema: serviceNamesSchema,
    valuesOf: namesOf,
    describe: describeNames,
    changeOf: recordedChange,
    send: (http, body, { id, etag }) => changeService.send(http, { path: { serviceId: id }, body, etag }),
    read: (http) => getService.send(http, { path: { serviceId: service.id } }, withoutCache),
  };
}
