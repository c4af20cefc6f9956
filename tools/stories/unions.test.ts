import { expect, it } from 'vitest';
import { parseTree } from '../files/syntax.ts';
import { unionWords } from './unions.ts';

const words = (...sources: string[]): string[] => [
  ...unionWords(sources.map((source, index) => parseTree(`${index}.tsx`, source))),
];

it('unionWords returns the members of exported unions and of properties with a union type', () => {
  expect(words("export type Tone = 'neutral' | 'critical';")).toEqual(['neutral', 'critical']);
  expect(words("export interface Props { size: 'small' | 'large'; role: 'list' }")).toEqual([
    'small',
    'large',
  ]);
  expect(words("export type Body = { status: 'loading' } | { status: 'ready' };")).toEqual([
    'loading',
    'ready',
  ]);
});

it('unionWords resolves types of other files, but prefers those of the same file', () => {
  const mine = "type Tone = 'calm' | 'loud'; export type Props = { tone: Tone };";
  expect(words("type Tone = 'neutral' | 'critical';", mine)).toEqual(['calm', 'loud']);
  expect(words("type Tone = 'neutral' | 'critical';", 'export type Props = { tone: Tone };')).toEqual([
    'neutral',
    'critical',
  ]);
});

it('unionWords leaves numbers out', () => {
  expect(words("export type Props = { columns: 1 | 2; gap: 'wide' | 8 };")).toEqual(['wide']);
});

it('unionWords leaves out single literals, local types and callback arguments', () => {
  expect(words("export type One = 'one';", "type Local = 'a' | 'b';")).toEqual([]);
  expect(words("export type Props = { onClose: (reason: 'key' | 'click') => void };")).toEqual([]);
});
