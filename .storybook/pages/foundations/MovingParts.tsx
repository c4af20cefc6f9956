import { useState, type JSX } from 'react';
import { Accordion, AccordionItem } from '../../../packages/ui/src/components/Accordion/Accordion.tsx';
import { Switch } from '../../../packages/ui/src/components/Switch/Switch.tsx';
import '../pages.css';

/** A switch and a section that opens: two movements that follow a press. */
export function MovingParts(): JSX.Element {
  const [isOn, setIsOn] = useState(false);
  return (
    <div className="page-stack">
      <Switch
        label="E-mail me about planned works"
        checked={isOn}
        onChange={({ target }) => setIsOn(target.checked)}
      />
      <Accordion>
        <AccordionItem title="Planned works on 3 December">
          Between 01:00 and 03:00 your circuit CIR-0O8B-4711 may be down for up to 10 minutes.
        </AccordionItem>
      </Accordion>
    </div>
  );
}
