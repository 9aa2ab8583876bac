import { Grid, Hint, type NavEntry, SearchField, Text } from '@yard/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import styles from './find.module.css';
import { type Found, useFind } from './use-find';

interface FindResultsProps {
  nav: readonly NavEntry[];
  typed: string;
  onType: (typed: string) => void;
  /** Once the field has the focus. */
  onReady: () => void;
  onLeave: () => void;
}

/** Arrows go from the field through the results, Enter in the field follows the first. */
export function FindResults({ nav, typed, onType, onReady, onLeave }: FindResultsProps) {
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const found = useFind(typed, nav);
  const follow = useFollow(onLeave);
  useEffect(() => {
    field.current?.focus();
    onReady();
  }, [onReady]);

  return (
    <Grid ref={place} gap={3} onKeyDown={(event) => step(event, place.current)}>
      <SearchField
        label="Number, name, e-mail, phone, provider’s id, page or command"
        value={typed}
        onChange={onType}
        inputRef={field}
        onSubmit={() => found[0] && follow(found[0])}
      />
      <ul className={styles.results}>
        {found.map((one) => (
          <li key={one.key}>
            <Result found={one} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : styles.none}>
        {found.length > 0 ? `${found.length} results` : 'Nothing found.'}
      </p>
    </Grid>
  );
}

function Result({ found: { title, subtitle, kind, to }, onLeave }: { found: Found; onLeave: () => void }) {
  const content = (
    <>
      <Text as="span" weight={600}>
        {title}
      </Text>
      <Hint as="span">{kind}</Hint>
      {subtitle !== '' && <span className={styles.subtitle}>{subtitle}</span>}
    </>
  );
  if (typeof to === 'function')
    return (
      <button type="button" className={styles.result} onClick={() => leaveAndDo(onLeave, to)}>
        {content}
      </button>
    );
  return (
    <Link className={styles.result} to={to} onClick={onLeave}>
      {content}
    </Link>
  );
}

/** What it asks comes above the page, not above the search. */
function leaveAndDo(onLeave: () => void, act: () => void): void {
  onLeave();
  act();
}

function useFollow(onLeave: () => void) {
  const navigate = useNavigate();
  return ({ to }: Found) => {
    if (typeof to === 'function') return leaveAndDo(onLeave, to);
    onLeave();
    void navigate(to);
  };
}

/** Up and down through the field and the results below it. */
function step(event: KeyboardEvent, place: HTMLElement | null): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || !place) return;
  event.preventDefault();
  const stops = [...place.querySelectorAll<HTMLElement>('input, li > *')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + by))]?.focus();
}
