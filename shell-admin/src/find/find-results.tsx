import { Box, Grid, Hint, type NavEntry, Row, SearchField, Stack, Text } from '@yard/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import styles from './find.module.css';
import { type Found, useFind } from './use-find';

interface FindResultsProps {
  nav: readonly NavEntry[];
  typed: string;
  onType: (typed: string) => void;
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
        label="Number, name, email, phone, provider ID, page or command"
        value={typed}
        onChange={onType}
        inputRef={field}
        onSubmit={() => found[0] && follow(found[0])}
      />
      <Box as="ul" bare className={styles.results}>
        {found.map((one) => (
          <Grid as="li" key={one.key}>
            <Result found={one} onLeave={onLeave} />
          </Grid>
        ))}
      </Box>
      <Hint role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
        {found.length > 0 ? `${found.length} ${found.length === 1 ? 'result' : 'results'}` : 'No results'}
      </Hint>
    </Grid>
  );
}

function Result({ found: { title, subtitle, kind, to }, onLeave }: { found: Found; onLeave: () => void }) {
  const content = (
    <>
      <Row as="span" gap={3} justify="between">
        <Text as="strong" shrinks>
          {title}
        </Text>
        <Hint as="span" firm>
          {kind}
        </Hint>
      </Row>
      {subtitle !== '' && <Hint as="span">{subtitle}</Hint>}
    </>
  );
  if (typeof to === 'function')
    return (
      <Stack as="button" type="button" leads justify="center" breaks onClick={() => leaveAndDo(onLeave, to)}>
        {content}
      </Stack>
    );
  return (
    <Stack as={Link} to={to} leads justify="center" breaks onClick={onLeave}>
      {content}
    </Stack>
  );
}

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

function step(event: KeyboardEvent, place: HTMLElement | null): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || !place) return;
  event.preventDefault();
  const stops = [...place.querySelectorAll<HTMLElement>('input, li > *')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + by))]?.focus();
}
