import { expect, it } from 'vitest';
import { trimStyleTemplates } from './trimStyleTemplates.ts';

const header = `import { css, styled } from 'styled-components';\n`;

it('trimStyleTemplates removes comments, indentation, line breaks and spaces, and leaves the code on its lines', () => {
  const code = `${header}const a = styled.a \`
  /* Why,
     in two lines. */
  color: red; /* short */
  &:hover,
  &:focus {
    \${css \`
      margin: 0
        auto;
    \`}
  }
\`;
const text = \`
  /* not a style */
\`;`;
  const trimmed = `${header}const a = styled.a \`
color:red;&:hover,&:focus{
\${



css \`
margin:0
auto;
\`}
}
\`;
const text = \`
  /* not a style */
\`;`;
  expect(trimStyleTemplates(code)).toBe(trimmed);
  expect(trimStyleTemplates(trimmed)).toBe(trimmed);
});

it('trimStyleTemplates leaves the spaces that count', () => {
  const code = `${header}const a = styled.a\`& :hover{content:': {, ';margin:0 1px;width:calc(1px + 2px)}& > b{color:red}\`;`;
  expect(trimStyleTemplates(code)).toBe(code);
});

it('trimStyleTemplates leaves a module without styles as it is', () => {
  const code = 'const query = sql`\n  select 1\n`;';
  expect(trimStyleTemplates(code)).toBe(code);
});
