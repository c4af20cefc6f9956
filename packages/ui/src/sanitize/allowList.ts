/**
 * The elements that rich text may contain: text, lists, tables, links, images. Of any other element only the text
 * is kept.
 */
export const allowedTags: readonly string[] = [
  'a',
  'abbr',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'dd',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
];

/**
 * The attributes that rich text may contain. They exclude style, class, id, name, data-*, aria-* and event
 * handlers.
 */
export const allowedAttributes: readonly string[] = [
  'alt',
  'colspan',
  'dir',
  'height',
  'href',
  'lang',
  'rowspan',
  'scope',
  'src',
  'start',
  'title',
  'width',
];

/** The attributes added to external links after the first pass, which must survive the second. */
export const linkOutAttributes: readonly string[] = ['rel', 'target'];
