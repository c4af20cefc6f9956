import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/** What an optional prop is when it is given: `boolean | undefined` is edited as a boolean. */
function whenGiven(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const given = type.value.filter((member) => !(member.name === 'other' && member.value === 'undefined'));
  const [only] = given;
  return given.length === 1 && only ? { ...only, required: false } : { ...type, value: given };
}

/** A union by its members; anything else by its own name. */
function summaryOf(type: SBType): string | undefined {
  if (type.name === 'enum') return type.value.map((member) => `${member}`).join(' | ');
  if (type.name !== 'union') return type.name;
  const members = type.value.map((member) => ('value' in member ? String(member.value) : member.name));
  return members.some((member) => member.includes('object')) ? undefined : members.join(' | ');
}

/** Types as a reader means them, and no control for an element, which could not be typed in. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (isValidElement(initialArgs[name])) return [name, { ...argType, control: { disable: true } }];
      if (argType.type?.name !== 'union' && argType.type?.name !== 'enum') return [name, argType];
      const type = whenGiven(argType.type);
      const summary = summaryOf(type);
      const shown = { ...argType.table?.type, ...(summary !== undefined && { summary }) };
      return [name, { ...argType, type, table: { ...argType.table, type: shown } }];
    }),
  );
