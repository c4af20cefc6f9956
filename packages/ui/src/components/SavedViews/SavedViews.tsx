'use client';
import type { JSX } from 'react';
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { defaultSavedViewsLabels } from './SavedViews.labels.ts';
import { ModifiedMark } from './SavedViews.styles.ts';
import type { SavedViewsProps } from './SavedViews.types.ts';
import { ViewMenu } from './ViewMenu.tsx';
import { ViewNameForm } from './ViewNameForm.tsx';

export type {
  SavedView,
  SavedViewsLabels,
  SavedViewsNaming,
  SavedViewsPanel,
  SavedViewsProps,
} from './SavedViews.types.ts';
export { useSavedViewsPanel } from './useSavedViewsPanel.ts';
export type { SavedViewsPanelState } from './useSavedViewsPanel.ts';

/**
 * A button with the name of the current view, which opens the user's saved views: to choose one, save the present list,
 * rename, delete, and set the default. The caller saves and restores the content of a view.
 */
export function SavedViews({
  views,
  currentId,
  isModified = false,
  defaultId = null,
  panel,
  onPanelChange,
  onSelect,
  onSave,
  onSaveAs,
  onRename,
  onDelete,
  onDefaultChange,
  align = 'start',
  labels,
  ...rest
}: SavedViewsProps): JSX.Element {
  const text = useLabels('SavedViews', defaultSavedViewsLabels, labels);
  const current = views.find(({ id }) => id === currentId);
  const close = (): void => onPanelChange({ mode: 'closed' });

  function submitName(name: string): void {
    close();
    if (panel.mode !== 'naming') return;
    if (panel.naming === 'saveAs') onSaveAs(name);
    else if (current) onRename(current.id, name);
  }

  return (
    <Popover
      {...rest}
      align={align}
      title={panel.mode === 'naming' ? text[panel.naming] : text.savedViews}
      open={panel.mode !== 'closed'}
      onOpenChange={(open) => onPanelChange({ mode: open ? 'list' : 'closed' })}
      trigger={
        <Button>
          <VisuallyHidden>{text.current}</VisuallyHidden>
          <span>{current?.name ?? text.standard}</span>
          {isModified && <ModifiedMark>{text.modified}</ModifiedMark>}
          <Icon icon={chevronDownIcon} size={16} />
        </Button>
      }
    >
      {panel.mode === 'naming' ? (
        <ViewNameForm
          name={panel.name}
          isSubmitted={panel.isSubmitted}
          takenNames={[{ id: null, name: text.standard }, ...views]
            .filter(({ id }) => panel.naming === 'saveAs' || id !== currentId)
            .map(({ name }) => name)}
          onChange={(name, isSubmitted) => onPanelChange({ ...panel, name, isSubmitted })}
          onSubmit={submitName}
          onCancel={close}
          text={text}
        />
      ) : (
        <ViewMenu
          views={views}
          // A view that no longer exists counts as the standard view, as the button says.
          currentId={current?.id ?? null}
          isModified={isModified}
          defaultId={defaultId}
          onSelect={onSelect}
          onSave={onSave}
          onDelete={onDelete}
          onDefaultChange={onDefaultChange}
          onNaming={(naming) =>
            onPanelChange({
              mode: 'naming',
              naming,
              name: naming === 'rename' ? (current?.name ?? '') : '',
              isSubmitted: false,
            })
          }
          onClose={close}
          text={text}
        />
      )}
    </Popover>
  );
}
