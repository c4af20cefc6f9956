import { QuaysideProvider } from '../packages/ui/src/theme/QuaysideProvider.tsx';
import { TopNav, useTopNavState } from '../packages/ui/src/components/TopNav/TopNav.tsx';
import { moonIcon, sunIcon } from '../packages/ui/src/icons/index.ts';
import type { JSX } from 'react';
import '../packages/ui/src/styles.css';
import { offer } from './harness.ts';
import { person, personItems, shellItems } from './shell.ts';

const nothing = (): void => undefined;

const views = [
  { id: 'apollo', label: 'Apollo', icon: sunIcon, onChoose: nothing },
  { id: 'artemis', label: 'Artemis', icon: moonIcon, onChoose: nothing },
];

function Shell(): JSX.Element {
  return (
    <QuaysideProvider>
      <TopNav
        {...useTopNavState()}
        navigation={{ status: 'ready', items: shellItems }}
        onSearch={nothing}
        onFeedback={nothing}
        onHelp={nothing}
        profile={{ ...person, items: personItems, onLogOut: nothing }}
        viewSwitcher={{ current: 'apollo', views }}
      />
    </QuaysideProvider>
  );
}

offer(() => <Shell />);
