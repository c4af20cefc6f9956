const serviceTabs = ['overview', 'sites', 'contract', 'changes', 'cases', 'documents'] as const;

/** A tab of the page of a service. */
export type ServiceTab = (typeof serviceTabs)[number];

/** The tab that the address names; the first one for any other text. */
export function readServiceTab(params: URLSearchParams): ServiceTab {
  const named = params.get('tab');
  return serviceTabs.find((tab) => tab === named) ?? 'overview';
}

/** The query of the address of a tab: nothing for the first one. */
export function writeServiceTab(tab: string): URLSearchParams {
  const isFirst = tab === serviceTabs[0];
  return new URLSearchParams(isFirst ? {} : { tab });
}
