import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/** The type of an optional prop without `undefined`: `boolean | undefined` is edited as a boolean. */
function whenGiven(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const given = type.value.filter((member) => !(member.name === 'other' && member.value === 'undefined'));
  const [only] = given;
  return given.length === 1 && only ? { ...only, required: false } : { ...type, value: given };
}

/** A union of literals by its members, another union as its source, any other type by its name. */
function summaryOf(type: SBType): string {
  if (type.name === 'enum') return type.value.map((member) => `${member}`).join(' | ');
  if (type.name === 'union' && type.raw !== undefined) return onOneLine(type.raw);
  return type.raw ?? type.name;
}

/** A union on one line, without `undefined`. */
function onOneLine(raw: string): string {
  const given = raw
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');
  return /^\([^()]*\([^()]*\)[^()]*\)$/.test(given) ? given.slice(1, -1) : given;
}

/** Whether the name alone says nothing: `union`, or `Partial` without its argument. */
function needsSummary(type: SBType): boolean {
  return type.name === 'union' || type.name === 'enum' || type.raw?.startsWith('Partial<') === true;
}

/** Readable types, and no control for a value that cannot be typed: an element, a callback. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (isValidElement(initialArgs[name])) return [name, { ...argType, control: { disable: true } }];
      const { type } = argType;
      if (typeof type !== 'object' || !needsSummary(type)) return [name, argType];
      const summary = summaryOf(type);
      const readable = { ...argType, type: whenGiven(type) };
      const table = { ...argType.table, type: { ...argType.table?.type, summary } };
      return [name, { ...readable, table, ...(summary.includes('=>') && { control: { disable: true } }) }];
    }),
  );
