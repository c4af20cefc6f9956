import '../packages/ui/src/tokens/generated/tokens.css';
import '../packages/ui/src/elements.css';
import '../packages/ui/src/page.css';
import './systemFont.css';
import { HandWrittenBar } from './handWritten/HandWrittenBar.tsx';
import { offer } from './harness.ts';
import { person, personItems, shellItems } from './shell.ts';

const nothing = (): void => undefined;

offer(() => (
  <HandWrittenBar
    items={shellItems}
    person={person}
    personItems={personItems}
    view="apollo"
    onSearch={nothing}
    onFeedback={nothing}
    onHelp={nothing}
    onLogOut={nothing}
    onSelectView={nothing}
  />
));
