import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/** What an optional prop is when it is given: `boolean | undefined` is edited as a boolean. */
function whenGiven(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const given = type.value.filter((member) => !(member.name === 'other' && member.value === 'undefined'));
  const [only] = given;
  return given.length === 1 && only ? { ...only, required: false } : { ...type, value: given };
}

/** A union of words by its words, any other as it is written; anything else by its own name. */
function summaryOf(type: SBType): string {
  if (type.name === 'enum') return type.value.map((member) => `${member}`).join(' | ');
  if (type.name === 'union' && type.raw !== undefined) return onOneLine(type.raw);
  return type.raw ?? type.name;
}

/** Without the line before each member, and without what a prop is when it is not given. */
function onOneLine(raw: string): string {
  const given = raw
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');
  return /^\([^()]*\([^()]*\)[^()]*\)$/.test(given) ? given.slice(1, -1) : given;
}

/** Whether its name alone would say nothing: `union`, or `Partial` without of what. */
function needsWords(type: SBType): boolean {
  return type.name === 'union' || type.name === 'enum' || type.raw?.startsWith('Partial<') === true;
}

/** Types as a reader means them, and no control for what could not be typed in: an element, a callback. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (isValidElement(initialArgs[name])) return [name, { ...argType, control: { disable: true } }];
      const { type } = argType;
      if (typeof type !== 'object' || !needsWords(type)) return [name, argType];
      const summary = summaryOf(type);
      const told = { ...argType, type: whenGiven(type) };
      const table = { ...argType.table, type: { ...argType.table?.type, summary } };
      return [name, { ...told, table, ...(summary.includes('=>') && { control: { disable: true } }) }];
    }),
  );
