'use client';
import { useState } from 'react';
import type { SavedViewsPanel } from './SavedViews.types.ts';

/** What the panel shows, as the props of `SavedViews`. */
export type SavedViewsPanelState = {
  /** What the panel shows. */
  panel: SavedViewsPanel;
  /** Sets what the panel shows. */
  onPanelChange: (panel: SavedViewsPanel) => void;
};

/** State for `SavedViews`, where the caller has nothing to add: `<SavedViews {...useSavedViewsPanel()} />`. */
export function useSavedViewsPanel(initialPanel: SavedViewsPanel = { mode: 'closed' }): SavedViewsPanelState {
  const [panel, onPanelChange] = useState<SavedViewsPanel>(initialPanel);
  return { panel, onPanelChange };
}
