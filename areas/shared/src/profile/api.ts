import { entityTag } from '@quayside/page-kit/schema';
import { defineCall } from '@quayside/contract/calls/profile';
import * as v from 'valibot';
import { outOfOffice } from '../entities/entities.ts';

const channels = v.object({ email: v.boolean(), portal: v.boolean() });

const profile = v.object({
  etag: entityTag,
  name: v.string(),
  email: v.string(),
  company: v.string(),
  roles: v.array(v.string()),
  administrators: v.array(v.object({ id: v.string(), name: v.string(), email: v.string() })),
  jobTitle: v.string(),
  phone: v.string(),
  timeZone: v.nullable(v.string()),
  notifications: v.object({
    cases: channels,
    plannedWorks: channels,
    deliveries: channels,
    approvals: channels,
    quotes: channels,
    news: channels,
  }),
  outOfOffice: v.nullable(outOfOffice),
});

export type Profile = v.InferOutput<typeof profile>;

export const getProfile = defineCall('getProfile', { schema: profile });
export const editProfile = defineCall('editProfile', { schema: profile, invalidates: [getProfile] });
