import { expect, it } from 'vitest';
import { exportColumns } from './exportColumns.ts';

it('An export has each field of the visible columns once, in their order [LIST-5]', () => {
  const fields = { title: ['id', 'title'], number: ['id'], nothing: [] };
  expect(exportColumns(['title', 'number', 'status', 'nothing'], fields)).toEqual(['id', 'title', 'status']);
  expect(exportColumns(['number', 'title'], fields)).toEqual(['id', 'title']);
  expect(exportColumns(['status'])).toEqual(['status']);
});
