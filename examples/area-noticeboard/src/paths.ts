import { definePath } from '@quayside/portal-core/addresses';

/** The list of notices. */
export const noticeboardPath = definePath('/noticeboard');

/** A notice. */
export const noticePath = definePath('/noticeboard/:noticeId');
