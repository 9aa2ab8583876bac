import { Button, NumberField, Row } from '@yard/ui';
import { useState } from 'react';
import { countWords } from '../machines/machine-words';
import { percentProblem } from './new-rates';

export function RaiseRates({ chosen, onRaise }: { chosen: number; onRaise: (percent: number) => void }) {
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const press = () => {
    const found = percentProblem(percent);
    setProblem(found);
    if (found === null && percent !== null) onRaise(percent);
  };
  return (
    <Row gap={3} across={4} align="end" wrap>
      <NumberField
        label="Change by"
        hint="Such as 5 or −10. We round to whole dollars."
        name="percent"
        after="%"
        value={percent}
        onChange={setPercent}
        error={problem ?? undefined}
      />
      <Button disabled={chosen === 0} onPress={press}>
        Change {countWords(chosen, 'machine')}
      </Button>
    </Row>
  );
}
