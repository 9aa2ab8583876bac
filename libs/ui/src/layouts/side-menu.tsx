import { useEffect, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../icons/icon';
import type { NavEntry } from './nav';
import { Row } from './primitives';
import styles from './side-menu.module.css';

/** Entries of a group follow each other; one without a group stands by itself. */
export type SideEntry = NavEntry & { group?: string };

/** The back office's menu. One group is open at a time: that of the page, until the reader opens another. */
export function SideMenu({ entries }: { entries: readonly SideEntry[] }) {
  const { pathname } = useLocation();
  const groups = [...new Set(entries.map(({ group }) => group))];
  const shown = entries.find(({ to }) => to !== '/' && `${pathname}/`.startsWith(`${to}/`))?.group;
  const usual = groups.find((group) => group !== undefined);
  const [open, setOpen] = useState(shown ?? usual);
  useEffect(() => setOpen(shown ?? usual), [pathname, shown, usual]);
  if (entries.length === 0) return null;
  return (
    <Row as="nav" className={styles.menu} aria-label="Main menu">
      {groups.map((group) => {
        const own = entries.filter((entry) => entry.group === group);
        if (group === undefined) return <Entries key="" entries={own} />;
        const isOpen = group === open;
        return <Group key={group} {...{ group, isOpen }} entries={own} onOpen={setOpen} />;
      })}
    </Row>
  );
}

type GroupProps = {
  group: string;
  entries: readonly SideEntry[];
  isOpen: boolean;
  onOpen: (group: string | undefined) => void;
};

/** A closed group has the sum of what waits behind its entries. */
function Group({ group, entries, isOpen, onOpen }: GroupProps) {
  const id = useId();
  const waiting = entries.reduce((sum, { attention = 0 }) => sum + attention, 0);
  return (
    <div>
      <button
        type="button"
        className={styles.group}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onOpen(isOpen ? undefined : group)}
      >
        <span>{group}</span>
        {!isOpen && <WaitingCount count={waiting} />}
        <Icon name="chevron-down" size={16} />
      </button>
      {isOpen && (
        <div id={id} role="group" aria-label={group}>
          <Entries entries={entries} />
        </div>
      )}
    </div>
  );
}

function Entries({ entries }: { entries: readonly SideEntry[] }) {
  return entries.map(({ to, label, icon, exact, attention }) => (
    <NavLink key={to} to={to} end={exact} className={styles.entry}>
      <Icon name={icon} size={18} />
      <span>{label}</span>
      <WaitingCount count={attention} />
    </NavLink>
  ));
}

/** How many wait for the reader; nothing where none does. */
export function WaitingCount({ count = 0 }: { count?: number }) {
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
