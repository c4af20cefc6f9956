'use client';
import type { JSX } from 'react';
import { checkIcon } from '../../icons/checkIcon.ts';
import { Icon } from '../Icon/Icon.tsx';
import { MenuRow, MenuRowText } from '../MenuButton/MenuButton.styles.ts';
import { ViewList } from './SavedViews.styles.ts';
import type { SavedViewsLabels, SavedViewsNaming, SavedViewsProps } from './SavedViews.types.ts';

/** The props of the list. `onNaming` opens the form, `onClose` closes the panel. */
export type ViewMenuProps = Pick<
  SavedViewsProps,
  'views' | 'currentId' | 'onSelect' | 'onSave' | 'onDelete' | 'onDefaultChange'
> & {
  isModified: boolean;
  defaultId: string | null;
  onNaming: (naming: SavedViewsNaming) => void;
  onClose: () => void;
  text: SavedViewsLabels;
};

/** The views to choose from, and the actions on the current one. */
export function ViewMenu(props: ViewMenuProps): JSX.Element {
  const { views, currentId, isModified, defaultId, onNaming, onClose, text } = props;
  const { onSelect, onSave, onDelete, onDefaultChange } = props;
  const andClose = (act: () => void) => () => {
    onClose();
    act();
  };
  const isSaved = currentId !== null;
  return (
    <>
      <ViewList aria-label={text.savedViews}>
        {[{ id: null, name: text.standard }, ...views].map(({ id, name }) => (
          <li key={id ?? ''}>
            <MenuRow
              type="button"
              data-line="view"
              aria-current={id === currentId}
              onClick={andClose(() => onSelect(id))}
            >
              <Icon icon={checkIcon} size={16} />
              <MenuRowText>
                {name}
                {id === defaultId && <small>{text.default}</small>}
              </MenuRowText>
            </MenuRow>
          </li>
        ))}
      </ViewList>
      <ViewList>
        {isSaved && isModified && (
          <ActionLine label={text.save} name="save" onClick={andClose(() => onSave(currentId))} />
        )}
        <ActionLine label={text.saveAs} name="saveAs" onClick={() => onNaming('saveAs')} />
        {currentId !== defaultId && (
          <ActionLine
            label={text.setDefault}
            name="setDefault"
            onClick={andClose(() => onDefaultChange(currentId))}
          />
        )}
        {isSaved && (
          <>
            <ActionLine label={text.rename} name="rename" onClick={() => onNaming('rename')} />
            <ActionLine
              label={text.delete}
              name="delete"
              tone="critical"
              onClick={andClose(() => onDelete(currentId))}
            />
          </>
        )}
      </ViewList>
    </>
  );
}

type ActionLineProps = { label: string; name: string; tone?: 'critical'; onClick: () => void };

function ActionLine({ label, name, tone, onClick }: ActionLineProps): JSX.Element {
  return (
    <li>
      <MenuRow type="button" data-line="action" data-action={name} data-tone={tone} onClick={onClick}>
        <MenuRowText>{label}</MenuRowText>
      </MenuRow>
    </li>
  );
}
