import { expect, it } from 'vitest';
import { publicMembers, publicNamesOf } from './propComments.ts';

const missing = (...sources: string[]): string[] =>
  publicMembers(new Map(sources.map((source, index) => [`${index}.tsx`, source])), ['Props'])
    .filter(({ hasComment }) => !hasComment)
    .map(({ file, type, member }) => `${file} ${type}.${member}`);

it('publicMembers finds the members of interfaces and type literals that have no doc comment', () => {
  expect(
    missing('export interface Props { /** Its width in pixels. */ width: number; height: number }'),
  ).toEqual(['0.tsx Props.height']);
  expect(missing('export type Props = { close: string };')).toEqual(['0.tsx Props.close']);
  expect(missing("export type Props = Omit<Base, 'x'> & { onClose: () => void };")).toEqual([
    '0.tsx Props.onClose',
  ]);
  expect(missing('export interface Props { onClose(): void }')).toEqual(['0.tsx Props.onClose']);
});

it('publicMembers accepts only a doc comment that is directly before the member', () => {
  expect(missing('export interface Props { // Its width.\n width: number }')).toHaveLength(1);
  expect(missing('export interface Props { /* Its width. */ width: number }')).toHaveLength(1);
  expect(missing('export interface Props { /** Its place. */ x: 1; width: number }')).toHaveLength(1);
  expect(missing('export interface Props {\n  /**\n   * Its width.\n   */\n  width: number;\n}')).toEqual([]);
});

it('publicMembers looks at public types and at those that they use, also in other files', () => {
  expect(missing('export interface Item { id: string }')).toEqual([]);
  expect(missing('type Own = { id: string }; export type Props = Own & Other;')).toEqual(['0.tsx Own.id']);
  expect(
    missing('export type Props = List;', 'export type List = Item[];', 'interface Item { id: 1 }'),
  ).toEqual(['2.tsx Item.id']);
});

it('publicMembers needs one comment per name in a union, and none for an excluded member', () => {
  const loading = "{ /** What is shown. */ status: 'loading'; data?: never }";
  expect(missing(`export type Props = ${loading} | { status: 'ready'; data: string };`)).toEqual([
    '0.tsx Props.data',
  ]);
});

it("publicMembers looks into nested literals, but not at a callback's arguments", () => {
  expect(missing('export interface Props { /** Where it is. */ at: { x: number } }')).toEqual([
    '0.tsx Props.x',
  ]);
  expect(missing('export interface Props { /** On a move. */ onMove: (to: { x: 1 }) => void }')).toEqual([]);
  expect(missing('export interface Props { /** On a move. */ onMove(to: { x: 1 }): void }')).toEqual([]);
});

it('publicNamesOf returns the exports of a package’s entries, types included', () => {
  expect([
    ...publicNamesOf([['a.ts', "export type { AProps } from './A.tsx'; export const b = 1;"]]),
  ]).toEqual(['b', 'AProps']);
});
