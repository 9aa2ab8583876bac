import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../icons/icon';
import type { NavEntry } from './nav';
import { Row, Stack, Text } from './primitives';
import styles from './side-menu.module.css';

/** Entries of a group follow each other; one without a group stands by itself. */
export type SideEntry = NavEntry & { group?: string };

const look = { leads: true, gap: 2, align: 'center', size: 14, weight: 600 } as const;

/** Where the reader was when they opened a group or pressed an entry, and where the entry leads. */
interface Choice {
  group: string | undefined;
  from: string;
  to: string;
}

/** The back office's menu. One group is open at a time: that of the page, until the reader opens another. */
export function SideMenu({ entries }: { entries: readonly SideEntry[] }) {
  const { pathname } = useLocation();
  const groups = [...new Set(entries.map(({ group }) => group))];
  const shown = entries.find(({ to }) => to !== '/' && `${pathname}/`.startsWith(`${to}/`));
  const usual = shown?.group ?? groups.find((group) => group !== undefined);
  const [choice, setChoice] = useState<Choice>();
  if (entries.length === 0) return null;
  const current = shown?.to ?? pathname;
  // A page that arrives late does not close what was opened while it was on its way.
  const isChosen = choice?.from === current || choice?.to === current;
  const open = isChosen ? choice.group : usual;
  const choose = (group: string | undefined, to = choice?.to ?? current) =>
    setChoice({ group, from: current, to });
  return (
    <Stack as="nav" aria-label="Main menu">
      {groups.map((group) => {
        const own = entries.filter((entry) => entry.group === group);
        const list = { entries: own, current };
        if (group === undefined) return <Entries key="" {...list} onPress={() => setChoice(undefined)} />;
        return <Group key={group} {...list} {...{ group, isOpen: group === open, onPress: choose }} />;
      })}
    </Stack>
  );
}

type EntriesProps = {
  entries: readonly SideEntry[];
  current: string;
  /** @param to  where the entry leads, or nothing when a group is pressed */
  onPress: (group: string | undefined, to?: string) => void;
};
type GroupProps = EntriesProps & { group: string; isOpen: boolean };

/** A closed group has the sum of what waits behind its entries. */
function Group({ group, isOpen, ...own }: GroupProps) {
  const id = useId();
  const waiting = own.entries.reduce((sum, { attention = 0 }) => sum + attention, 0);
  return (
    <>
      <Row
        as="button"
        type="button"
        {...look}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => own.onPress(isOpen ? undefined : group)}
      >
        <Text as="span" grows>
          {group}
        </Text>
        {!isOpen && <WaitingCount count={waiting} />}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </Row>
      {isOpen && (
        <div id={id} role="group" aria-label={group}>
          <Entries {...own} />
        </div>
      )}
    </>
  );
}

function Entries({ entries, current, onPress }: EntriesProps) {
  return entries.map(({ to, label, icon, attention, group }) => (
    <Row
      as={Link}
      key={to}
      to={to}
      onClick={() => onPress(group, to)}
      {...look}
      aria-current={to === current ? 'page' : undefined}
      className={styles.entry}
    >
      <Icon name={icon} size={18} />
      <Text as="span" grows>
        {label}
      </Text>
      <WaitingCount count={attention} />
    </Row>
  ));
}

/** How many wait for the reader; nothing where none does. */
function WaitingCount({ count = 0 }: { count?: number }) {
  if (count <= 0) return null;
  const figure = count.toLocaleString('en-US');
  return (
    <span
      className={styles.count}
      role="img"
      aria-label={`${figure} need${count === 1 ? 's' : ''} attention`}
    >
      {figure}
    </span>
  );
}
