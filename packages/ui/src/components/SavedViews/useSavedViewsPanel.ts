'use client';
import { useState } from 'react';
import type { SavedViewsPanel } from './SavedViews.types.ts';

/** The state of the panel, as the props of `SavedViews`. */
export type SavedViewsPanelState = {
  /** The content of the panel. */
  panel: SavedViewsPanel;
  /** Sets the content of the panel. */
  onPanelChange: (panel: SavedViewsPanel) => void;
};

/** State for `SavedViews`, where the caller has nothing to add: `<SavedViews {...useSavedViewsPanel()} />`. */
export function useSavedViewsPanel(initialPanel: SavedViewsPanel = { mode: 'closed' }): SavedViewsPanelState {
  const [panel, onPanelChange] = useState<SavedViewsPanel>(initialPanel);
  return { panel, onPanelChange };
}
