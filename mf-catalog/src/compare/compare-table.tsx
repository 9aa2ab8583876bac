import { useSettings } from '@yard/remote-kit';
import { type DayRange, Hint, IconButton, LinkButton, Row } from '@yard/ui';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { MachinePicture } from '../machines/machine-picture';
import { machinePath } from '../machines/machine-path';
import { type Compared, type ComparedRow, comparedRows, differs } from './compared-rows';
import styles from './compare.module.css';

type CompareTableProps = {
  compared: readonly Compared[];
  isShort: boolean;
  days: DayRange;
  onRemove: (id: number) => void;
};

export function CompareTable({ compared, isShort, days, onRemove }: CompareTableProps) {
  const settings = useSettings();
  const rows = comparedRows(compared, settings).filter((row) => !isShort || differs(row));
  return (
    // Four columns are wider than a phone: whoever has no pointer moves them by keys.
    <div className={styles.wide} role="region" aria-label="Machines side by side" tabIndex={0}>
      {/* Lines that are grids are no rows any more, unless they say so. */}
      <table role="table" className={styles.table} style={{ '--machines': compared.length } as CSSProperties}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" className={styles.corner} />
            {compared.map(({ machine }) => (
              <th key={machine.id} role="columnheader" scope="col" className={styles.value}>
                <MachinePicture machine={machine} />
                <Row as="span" gap={2} align="start" justify="between" above={2}>
                  <Link to={machinePath(machine.id, days)}>{machine.subject}</Link>
                  <IconButton
                    small
                    icon="close"
                    label={`Remove ${machine.subject}`}
                    onPress={() => onRemove(machine.id)}
                  />
                </Row>
                <LinkButton small to={machinePath(machine.id, days)}>
                  {days.from === '' ? 'Choose dates' : 'See machine'}
                  <span className="visually-hidden">: {machine.subject}</span>
                </LinkButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Line key={row.label} row={row} ids={compared.map(({ machine }) => machine.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ row, ids }: { row: ComparedRow; ids: readonly number[] }) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={styles.label}>
        <span>{row.label}</span>
      </th>
      {row.values.map((value, at) => (
        <td key={ids[at]} role="cell" className={styles.value}>
          {value ?? <Hint as="span">–</Hint>}
        </td>
      ))}
    </tr>
  );
}
