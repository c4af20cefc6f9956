import { parseSync, Visitor } from 'oxc-parser';

/**
 * Removes comments, indentation, needless spaces and the line breaks between rules from the style templates of a compiled module:
 * applications that do not compile styled-components would load and parse them. The line breaks move out of the template into the
 * code behind it, where a minifier removes them, so that the code stays on its lines and the source map holds.
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
    const css = code.slice(template.start, template.end);
    const short = trimCss(css);
    const delimiter = code.startsWith('`', template.end) ? '`' : '${';
    trimmed += code.slice(end, template.start) + short + delimiter;
    trimmed += '\n'.repeat(lineBreaks(css) - lineBreaks(short));
    end = template.end + delimiter.length;
  }
  return trimmed + code.slice(end);
}

/** The same styles. A line break beside an inserted value stays, because what the value is decides whether it counts. */
function trimCss(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/(?<=[;{},])\n(?!$)|(?<!^)\n(?=\})/g, '')
    .replaceAll(withSpaces, (piece) => (/^['"]/.test(piece) ? piece : piece.trim()));
}

/** A string, which stays as it is, or what needs no spaces around it: a comma, a brace, and the colon behind a property. */
const withSpaces = /'[^'\n]*'|"[^"\n]*"|, |: | \{/g;

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
