import { definePath, paramsQuery, type OneValue } from '@quayside/portal-core/addresses';

const onePage: OneValue = { isOne: (text) => /^[1-9]\d{0,3}$/.test(text) };

/** Feedback to give, and the user's own. */
export const feedbacksPath = definePath('/feedbacks', { query: paramsQuery({ page: onePage }) });
