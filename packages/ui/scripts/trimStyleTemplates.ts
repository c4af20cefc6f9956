import { parseSync, Visitor } from 'oxc-parser';

/**
 * Removes comments and indentation from the style templates of a compiled module: applications that do not compile styled-components
 * would load and parse them. Every line stays on its line, so the source map holds.
 */
export function trimStyleTemplates(code: string): string {
  if (!code.includes(`from 'styled-components'`)) return code;
  const templates: { start: number; end: number }[] = [];
  const visitor = new Visitor({
    TaggedTemplateExpression: ({ quasi }) => {
      templates.push(...quasi.quasis);
    },
  });
  visitor.visit(parseSync('module.js', code).program);
  let trimmed = '';
  let end = 0;
  for (const template of templates.toSorted((one, other) => one.start - other.start)) {
    trimmed += code.slice(end, template.start) + trimCss(code.slice(template.start, template.end));
    end = template.end;
  }
  return trimmed + code.slice(end);
}

function trimCss(css: string): string {
  const withoutComments = css.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ''));
  return withoutComments.replaceAll(/[ \t]*\n[ \t]*/g, '\n');
}
