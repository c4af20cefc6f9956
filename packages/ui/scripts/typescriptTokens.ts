import type { Plugin, TokenTransformed } from '@terrazzo/parser';

const numbered = ['breakpoint', 'size', 'space', 'radius', 'duration', 'share', 'z'];

/** Writes the TypeScript module of the tokens. It takes their names from the CSS plugin. */
export function typescriptTokens(filename: string): Plugin {
  return {
    name: 'typescript-tokens',
    build({ getTransforms, outputFile }) {
      const groups = Map.groupBy(getTransforms({ format: 'css', input: {} }), groupOf);
      const print = (group: string, valueOf: (token: TokenTransformed) => string | number) => {
        const lines = (groups.get(group) ?? []).map(
          (token) => `    ${purposeOf(token)}${leafOf(token)}: ${valueOf(token)},\n`,
        );
        return `  ${camel(group)}: {\n${lines.join('')}  },\n`;
      };
      const references = [...groups.keys()].map((group) => print(group, referenceTo));
      const numbers = numbered.map((group) => print(group, numberOf));
      outputFile(
        filename,
        [
          '// Generated from the token files: change those and run `pnpm --filter @quayside/ui tokens`.',
          '',
          '/** Every token as a reference to its custom property; the value follows the theme and the view. */',
          `export const tokens = {\n${references.join('')}} as const;`,
          '',
          '/** The tokens that code has to reckon with, as numbers: pixels, milliseconds, shares of one. */',
          `export const tokenNumbers = {\n${numbers.join('')}} as const;`,
          '',
        ].join('\n'),
      );
    },
  };
}

const groupOf = ({ id }: TokenTransformed): string => id.slice(0, id.indexOf('.'));

const leafOf = ({ id }: TokenTransformed): string =>
  camel(id.slice(id.indexOf('.') + 1).replaceAll('.', '-'));

const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A doc comment, which editors show. */
const purposeOf = ({ token }: TokenTransformed): string =>
  token.$description ? `/** ${token.$description} */\n    ` : '';

const referenceTo = ({ localID }: TokenTransformed): string => `'var(${localID})'`;

function numberOf({ id, token }: TokenTransformed): number {
  if (token.$type === 'number') return token.$value;
  if (token.$type === 'dimension' || token.$type === 'duration') return token.$value.value;
  throw new Error(`The token ${id} has no number: only numbers, dimensions and durations do.`);
}
