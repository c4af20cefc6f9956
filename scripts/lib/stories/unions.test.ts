import { expect, it } from 'vitest';
import { parseTree } from './syntax.ts';
import { unionWords } from './unions.ts';

const words = (...sources: string[]): string[] => [
  ...unionWords(sources.map((source, index) => parseTree(`${index}.tsx`, source))),
];

it('the words of exported types are those of one that is a choice, or has a property that is', () => {
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

it('the words of a type from another file count, but for one that a file names like its own', () => {
  const mine = "type Tone = 'calm' | 'loud'; export type Props = { tone: Tone };";
  expect(words("type Tone = 'neutral' | 'critical';", mine)).toEqual(['calm', 'loud']);
  expect(words("type Tone = 'neutral' | 'critical';", 'export type Props = { tone: Tone };')).toEqual([
    'neutral',
    'critical',
  ]);
});

it('numbers are no words', () => {
  expect(words("export type Props = { columns: 1 | 2; gap: 'wide' | 8 };")).toEqual(['wide']);
});

it('a type of one word, one that is not exported and what a callback is told say nothing', () => {
  expect(words("export type One = 'one';", "type Local = 'a' | 'b';")).toEqual([]);
  expect(words("export type Props = { onClose: (reason: 'key' | 'click') => void };")).toEqual([]);
});
