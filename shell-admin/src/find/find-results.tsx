import { type NavEntry, SearchField } from '@yard/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import styles from './find.module.css';
import { type Found, useFind } from './use-find';

/** Arrows go from the field through the results, Enter in the field follows the first. */
export function FindResults({ nav, onLeave }: { nav: readonly NavEntry[]; onLeave: () => void }) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const found = useFind(typed, nav);
  const follow = useFollow(onLeave);
  useEffect(() => field.current?.focus(), []);

  return (
    <div ref={place} className={styles.find} onKeyDown={(event) => step(event, place.current)}>
      <SearchField
        label="Number, name, e-mail, phone, provider’s id or page"
        value={typed}
        onChange={setTyped}
        inputRef={field}
        onSubmit={() => found[0] && follow(found[0])}
      />
      <ul className={styles.results}>
        {found.map((one) => (
          <li key={one.key}>
            <Result found={one} onFollow={onLeave} />
          </li>
        ))}
      </ul>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : styles.none}>
        {found.length > 0 ? `${found.length} results` : 'Nothing found.'}
      </p>
    </div>
  );
}

function Result({ found: { title, subtitle, kind, to }, onFollow }: { found: Found; onFollow: () => void }) {
  const content = (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.kind}>{kind}</span>
      {subtitle !== '' && <span className={styles.subtitle}>{subtitle}</span>}
    </>
  );
  if (isOutside(to))
    return (
      <a className={styles.result} href={to} target="_blank" rel="noreferrer">
        {content}
      </a>
    );
  return (
    <Link className={styles.result} to={to} onClick={onFollow}>
      {content}
    </Link>
  );
}

const isOutside = (to: string) => /^https?:/.test(to);

function useFollow(onLeave: () => void) {
  const navigate = useNavigate();
  return ({ to }: Found) => {
    if (isOutside(to)) return void window.open(to, '_blank', 'noreferrer');
    onLeave();
    void navigate(to);
  };
}

/** Up and down through the field and the links below it. */
function step(event: KeyboardEvent, place: HTMLElement | null): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || !place) return;
  event.preventDefault();
  const stops = [...place.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + by))]?.focus();
}
