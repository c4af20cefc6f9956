/** Fills a label's placeholders: `fillLabel('Switch to {view}?', { view: 'Artemis' })`. */
export function fillLabel(template: string, values: Record<string, string | number>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
