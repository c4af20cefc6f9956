import { wordOf } from '@quayside/page-kit/schema';
import type { createCase } from '../api.ts';
import { hasSite, momentOf, type ValidNewCase } from './newCaseSchema.ts';

export type NewCaseBody = Parameters<typeof createCase.send>[1]['body'];

/** The body of a new case, with the fields of its type only. The form may hold values that were typed before the type changed. */
export function toNewCase(values: ValidNewCase, attachmentIds: readonly string[]): NewCaseBody {
  const { about, service, type, subject, description, impact, priority, followers } = values;
  const { customerReference, accessHours, contactName: name, contactPhone: phone } = values;
  return {
    serviceId: about === 'service' ? (service?.id ?? null) : null,
    type,
    subject,
    description,
    impact: type === 'fault' && impact !== '' ? impact : 'none',
    priority,
    customerReference,
    ...(type === 'fault' && {
      issueStartedAt: momentOf(values.startedDay, values.startedTime),
      intrusiveTestsAllowed: values.intrusiveTestsAllowed,
    }),
    ...(hasSite(type) && { siteContact: name === '' ? null : { name, phone }, accessHours }),
    attachmentIds: [...attachmentIds],
    followerIds: followers.map(({ id }) => id),
  };
}

const fields: Readonly<Record<string, string>> = {
  serviceId: 'service',
  issueStartedAt: 'startedDay',
  'siteContact.name': 'contactName',
  'siteContact.phone': 'contactPhone',
  siteContact: 'contactName',
};

/** The field that edits a part of the body. */
export function fieldOf(name: string): string {
  if (name.startsWith('followerIds')) return 'followers';
  if (name.startsWith('attachmentIds')) return 'files';
  return wordOf(fields, name) ?? name;
}
