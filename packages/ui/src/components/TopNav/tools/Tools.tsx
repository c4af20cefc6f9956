'use client';
import { memo, type JSX, type MemoExoticComponent } from 'react';
import { helpIcon } from '../../../icons/helpIcon.ts';
import { smileIcon } from '../../../icons/smileIcon.ts';
import { useBar } from '../opening/BarContext.ts';
import { Cluster } from '../TopNav.styles.ts';
import { BarButton } from './BarButton.tsx';
import { SearchBox } from './SearchBox.tsx';

export type ToolsProps = {
  onSearch: ((keyword: string) => void) | undefined;
  onFeedback: (() => void) | undefined;
  onHelp: (() => void) | undefined;
};

/** The tools that were given; nothing when none was. */
export const Tools: MemoExoticComponent<(props: ToolsProps) => JSX.Element | null> = memo(
  ({ onSearch, onFeedback, onHelp }) => {
    const { labels } = useBar();
    if (!(onSearch ?? onFeedback ?? onHelp)) return null;
    return (
      <Cluster>
        {onSearch && <SearchBox onSearch={onSearch} />}
        {onFeedback && <BarButton icon={smileIcon} label={labels.feedback} onClick={onFeedback} />}
        {onHelp && <BarButton icon={helpIcon} label={labels.help} onClick={onHelp} />}
      </Cluster>
    );
  },
);
