/** A picture of a contact sheet and its caption. `source` is an address or a path beside the sheet. */
export interface SheetPicture {
  caption: string;
  source: string;
}

/** The pictures of one subject, under its title. */
export interface SheetSection {
  title: string;
  pictures: readonly SheetPicture[];
}

/** A page that shows pictures side by side, each at most `maxWidth` wide, as HTML. */
export function contactSheet(title: string, sections: readonly SheetSection[], maxWidth = 640): string {
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>
    body { margin: 24px; background: #8a8f98; font: 500 16px sans-serif }
    section { display: flex; flex-wrap: wrap; gap: 16px 24px; align-items: start }
    figure { margin: 0; max-width: ${maxWidth}px } img { display: block; max-width: 100% } figcaption { padding-block: 6px }
  </style><h1>${title}</h1>${sections.map(section).join('\n')}`;
}

function section({ title, pictures }: SheetSection): string {
  const figures = pictures.map(
    ({ source, caption }) =>
      `<figure><img src="${source}" alt=""><figcaption>${caption}</figcaption></figure>`,
  );
  return `${title && `<h2>${title}</h2>`}<section>${figures.join('')}</section>`;
}
