import type { ListAddress } from '../../domain/list/listAddress.ts';

/** The tabs of Voice. */
export const voiceTabs = ['numbers', 'trunks', 'ports'] as const;

/** A tab of Voice. */
export type VoiceTab = (typeof voiceTabs)[number];

/** The tab that the address names; the first one for any other text. */
export function readVoiceTab(params: URLSearchParams): VoiceTab {
  const named = params.get('tab');
  return voiceTabs.find((tab) => tab === named) ?? 'numbers';
}

/** The address of a list that is a tab of Voice. */
export function inTab<State>({ read, write }: ListAddress<State>, tab: VoiceTab): ListAddress<State> {
  return {
    read,
    write(state) {
      const params = write(state);
      params.set('tab', tab);
      return params;
    },
  };
}

/** The addresses of the tabs, and of the pages below them. */
export const voicePaths = {
  numbers: '/voice',
  trunks: '/voice?tab=trunks',
  ports: '/voice?tab=ports',
  newPort: '/voice/ports/new',
  trunk: (id: string) => `/voice/trunks/${encodeURIComponent(id)}`,
  port: (id: string) => `/voice/ports/${encodeURIComponent(id)}`,
  range: (id: string) => `/voice?range=${encodeURIComponent(id)}`,
};
