import { definePath, paramsQuery, type OneValue } from '@quayside/portal-core/addresses';

const onePage: OneValue = { isOne: (text) => /^[1-9]\d{0,3}$/.test(text) };

export const feedbacksPath = definePath('/feedbacks', { query: paramsQuery({ page: onePage }) });
