import type { HandoverRecord, MachineReturnRecord, PhotoSide } from '@yard/contracts';
import { checklistLabel, PHOTO_SIDES } from '@yard/contracts';
import { PhotoThumbs } from '@yard/threads';
import { Panel, Text } from '@yard/ui';
import type { ReactNode } from 'react';
import { markWords } from '../handover/handover-panel';
import { sideWords } from './side-words';
import { useChecklist } from './use-checklist';
import styles from '../page/plain-table.module.css';

export interface BothEndsProps {
  out: HandoverRecord;
  back: MachineReturnRecord;
  machineId: number;
  /** True when the machine that came back is not the one that was handed over. */
  isSwapped?: boolean;
}

/** Hand-over and return side by side: readings, checklist point by point, and pictures of the same side. */
export function BothEnds({ out, back, machineId, isSwapped = false }: BothEndsProps) {
  const { items } = useChecklist(machineId);
  const keys = [...new Set([...out.checklist, ...back.checklist].map(({ key }) => key))];
  const marks = (end: Pick<HandoverRecord, 'checklist'>, key: string) => {
    const mark = end.checklist.find((one) => one.key === key);
    return mark ? markWords(mark) : '–';
  };
  const sides = PHOTO_SIDES.filter((side) =>
    [...out.photos, ...back.photos].some((one) => one.side === side),
  );
  return (
    <Panel title="Out and back">
      <table className={styles.table}>
        <Head out={isSwapped ? 'Out (previous machine)' : 'Out'} />
        <tbody>
          <Words label="Hour meter" out={hourWords(out.hours)} back={hourWords(back.hours)} />
          <Words label="Fuel" out={fuelWords(out.fuel_level)} back={fuelWords(back.fuel_level)} />
          {keys.map((key) => (
            <Words
              key={key}
              label={checklistLabel(key, items)}
              out={marks(out, key)}
              back={marks(back, key)}
            />
          ))}
          <Words label="Notes" out={out.details ?? '–'} back={back.details ?? '–'} />
          {sides.map((side) => (
            <Row key={side} label={sideWords[side]}>
              <Pictures of={out} side={side} end="out" />
              <Pictures of={back} side={side} end="back" />
            </Row>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const hourWords = (hours: number | null) => (hours === null ? '–' : `${hours.toLocaleString('en-US')} h`);
const fuelWords = (level: number | null) => (level === null ? '–' : `${level}%`);

function Head({ out }: { out: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">{out}</th>
        <th scope="col">Back</th>
      </tr>
    </thead>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {children}
    </tr>
  );
}

function Words({ label, out, back }: { label: string; out: string; back: string }) {
  return (
    <Row label={label}>
      <td>{out}</td>
      <Text as="td" weight={out === back ? 400 : 650}>
        {back}
      </Text>
    </Row>
  );
}

function Pictures({ of, side, end }: { of: Pick<HandoverRecord, 'photos'>; side: PhotoSide; end: string }) {
  const photos = of.photos.filter((photo) => photo.side === side);
  return (
    <td>{photos.length === 0 ? '–' : <PhotoThumbs photos={photos} label={`${sideWords[side]} ${end}`} />}</td>
  );
}
