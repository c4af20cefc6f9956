import * as v from 'valibot';
import { expect, it } from 'vitest';
import { problemsOf, schemaResolver } from './schemaResolver.ts';

const site = v.object({ postcode: v.pipe(v.string(), v.nonEmpty('Enter a postcode')) });
const schema = v.pipe(
  v.object({
    subject: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a subject'), v.minLength(3, 'Say more')),
    sites: v.array(site),
    from: v.number(),
    to: v.number(),
  }),
  v.check(({ from, to }) => from <= to, 'The window ends before it begins'),
);
const valid = { subject: ' Down ', sites: [{ postcode: 'E1 6AN' }], from: 1, to: 2 };
const options = { fields: {}, shouldUseNativeValidation: false };

async function check(values: typeof valid, more: readonly { name: string; message: string }[] = []) {
  return schemaResolver(schema, () => more)(values, undefined, options);
}

it('Valid values resolve as the schema makes them, without errors', async () => {
  expect(await check(valid)).toEqual({ values: { ...valid, subject: 'Down' }, errors: {} });
});

it('A field has the first of its problems, under its path', async () => {
  const { values, errors } = await check({
    ...valid,
    subject: '',
    sites: [...valid.sites, { postcode: '' }],
  });
  expect(values).toEqual({});
  expect(problemsOf(errors).toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: 'sites.1.postcode', message: 'Enter a postcode' },
    { name: 'subject', message: 'Enter a subject' },
  ]);
});

it('A problem of the form as a whole is an error that no field has', async () => {
  const { errors } = await check({ ...valid, from: 3 });
  expect(problemsOf(errors)).toEqual([{ name: '#form', message: 'The window ends before it begins' }]);
});

it('A problem that the schema does not know makes valid values invalid', async () => {
  const { values, errors } = await check(valid, [{ name: 'subject', message: 'Already open' }]);
  expect(values).toEqual({});
  expect(problemsOf(errors)).toEqual([{ name: 'subject', message: 'Already open' }]);
});

it('Fields named type and message are told apart from errors', () => {
  const error = { type: 'schema', message: 'Enter a message' };
  expect(problemsOf({ note: { type: error, message: error } })).toEqual([
    { name: 'note.type', message: 'Enter a message' },
    { name: 'note.message', message: 'Enter a message' },
  ]);
});
