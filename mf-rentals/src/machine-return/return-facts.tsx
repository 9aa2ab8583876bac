import type { Decision, MachineReturnRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { PhotoThumbs } from '@yard/threads';
import { Button, Money, Panel, SpecSheet, Typed } from '@yard/ui';
import { ShownSides } from '../condition/shown-sides';
import { isChangedSinceContest } from '../words/contest-words';
import { stampWords } from '../words/time-words';

export interface ReturnFactsProps {
  back: MachineReturnRecord;
  /** An admin's, where one had to decide. */
  decision: Decision | null;
  zone: string;
  /** True where its pictures stand beside those of the hand-over. */
  isCompared: boolean;
  /** Corrects it; absent where the reader cannot. */
  onChange?: () => void;
}

export function ReturnFacts({ back, decision, zone, isCompared, onChange }: ReturnFactsProps) {
  const { currency } = useSettings();
  const damage = back.damage_amount ? (
    <Money amount={back.damage_amount} currency={currency} exact />
  ) : (
    'None'
  );
  const facts = [
    { label: 'Back on', value: stampWords(back.returned_at, zone) },
    { label: 'Condition', value: back.condition === 'good' ? 'Good' : 'Damaged' },
    { label: 'Hour meter', value: back.hours === null ? '–' : `${back.hours.toLocaleString('en-US')} h` },
    { label: 'Fuel', value: back.fuel_level === null ? '–' : `${back.fuel_level}%` },
    { label: 'Damage claimed', value: damage },
    ...(decision
      ? [{ label: 'Paid for damage', value: <Money amount={decision.amount} currency={currency} exact /> }]
      : []),
  ];
  return (
    <Panel title="Return" aside={onChange && <ChangeButton onPress={onChange} />}>
      <SpecSheet facts={facts} />
      <Typed above={3}>{back.details}</Typed>
      <Typed above={3}>{back.contest_reason && contested(back)}</Typed>
      <PhotoThumbs photos={back.contest_photos} label="Photos of the contest" />
      <Typed above={3}>{decision && decisionWords(decision)}</Typed>
      {!isCompared && <ShownSides photos={back.photos} />}
    </Panel>
  );
}

function decisionWords({ user_name, reason }: Decision): string {
  return `Decided by ${user_name ?? 'Yard'}${reason ? `: ${reason}` : '.'}`;
}

function contested(back: MachineReturnRecord): string {
  return `Contested${isChangedSinceContest(back) ? ' before the owner’s change' : ''}: ${back.contest_reason ?? ''}`;
}

function ChangeButton({ onPress }: { onPress: () => void }) {
  return (
    <Button small icon="edit" onPress={onPress}>
      Edit return
    </Button>
  );
}
