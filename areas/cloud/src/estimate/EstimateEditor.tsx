import { Card } from '@quayside/ui/Card';
import { Button } from '@quayside/ui/Button';
import { Grid } from '@quayside/ui/Grid';
import { plusIcon } from '@quayside/ui/icons';
import { RadioGroup } from '@quayside/ui/RadioGroup';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX, ReactNode } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { useRemovalFocus } from '@quayside/page-kit/page';
import type { PricePlan, Term } from '../api.ts';
import { terms } from '../cloudWords.ts';
import type { EstimateContent } from './estimateContent.ts';
import type { PriceList } from './price.ts';
import type { PricedEstimate } from './priceEstimate.ts';
import { EstimateTotals } from './EstimateTotals.tsx';
import { LineGroups, type LineGroupsProps } from './LineGroups.tsx';

export interface EstimateEditorProps {
  content: EstimateContent;
  plan: PricePlan;
  priceList: PriceList;
  priced: PricedEstimate;
  /** The certainty of the prices, such as budgetary. */
  certainty: ReactNode;
  /** Null where the estimate cannot be changed. */
  actions: LineGroupsProps['actions'];
  /** Every line is shown, also of long groups. Default false. */
  isComplete?: boolean;
  onTermChange: (term: Term) => void;
  nextStep?: ReactNode;
  /** Notices above the lines: conflicts, changed prices, the quote. */
  notices?: ReactNode;
}

/** The lines of an estimate beside its totals, and the assumptions of the figures. */
export function EstimateEditor({
  content,
  plan,
  priceList,
  priced,
  certainty,
  actions,
  isComplete = false,
  onTermChange,
  nextStep,
  notices,
}: EstimateEditorProps): JSX.Element {
  const removalFocus = useRemovalFocus();
  return (
    <Grid columns="main-aside" gap={24}>
      <Stack gap={24} {...removalFocus}>
        {notices}
        {content.note !== '' && (
          <Card title="Note" as="section">
            <p style={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              <bdi>{content.note}</bdi>
            </p>
          </Card>
        )}
        <Stack direction="row" gap={16} align="end" justify="space-between">
          {actions ? (
            <RadioGroup
              label="Term"
              layout="horizontal"
              options={terms.map((term) => ({ value: String(term), label: `${term} months` }))}
              value={String(content.termMonths)}
              onValueChange={(value) =>
                onTermChange(terms.find((term) => String(term) === value) ?? content.termMonths)
              }
            />
          ) : (
            <span>{`Term: ${content.termMonths} months`}</span>
          )}
          {actions && content.lines.length > 0 && (
            <Button icon={plusIcon} onClick={() => actions.onAdd(null)}>
              Add a line
            </Button>
          )}
        </Stack>
        <LineGroups
          lines={content.lines}
          priceList={priceList}
          priced={priced}
          hoursPerMonth={plan.hoursPerMonth}
          isComplete={isComplete}
          actions={actions}
        />
        <Assumptions plan={plan} />
      </Stack>
      <EstimateTotals
        totals={priced.totals}
        termMonths={content.termMonths}
        certainty={certainty}
        action={nextStep}
      />
    </Grid>
  );
}

function Assumptions({ plan }: Pick<EstimateEditorProps, 'plan'>): JSX.Element {
  return (
    <Card title="What these figures assume" as="section">
      <Capped items={plan.assumptions}>
        {(shown) => (
          <Text as="ul">
            {shown.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
            <li>{`Prices of the plan ${plan.name}.`}</li>
          </Text>
        )}
      </Capped>
    </Card>
  );
}
