import { useAlertedCall, useWire } from '@yard/data';
import { Button, ButtonGroup, LinkButton, Sheet, useToast } from '@yard/ui';
import { useState } from 'react';
import styles from './rentals.module.css';

/** Subscribes to the reader's rentals in the calendar that they use anyway. */
export function CalendarFeed() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="calendar" onPress={() => setOpen(true)}>
        Add to my calendar
      </Button>
      <Sheet title="Your rentals in your calendar" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Feed />
      </Sheet>
    </>
  );
}

function Feed() {
  const { busy, url, make, end } = useFeed();
  return (
    <div className={styles.feed}>
      <p>
        Google, Apple and Outlook calendars show your agreed rentals and follow them by themselves. Whoever
        has the address can read them, so keep it to yourself. A new one ends the one before.
      </p>
      {url && <Address url={url} />}
      <ButtonGroup>
        <Button kind={url ? 'secondary' : 'primary'} busy={busy === 'make'} onPress={() => void make()}>
          Make a new address
        </Button>
        <Button kind="quiet" busy={busy === 'end'} onPress={() => void end()}>
          End the address
        </Button>
      </ButtonGroup>
    </div>
  );
}

function Address({ url }: { url: string }) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast.show('The address is copied');
  };
  return (
    <>
      <output className={styles.address}>{url}</output>
      <ButtonGroup>
        <Button icon="copy" onPress={() => void copy()}>
          Copy
        </Button>
        <LinkButton to={url.replace(/^https?/, 'webcal')} icon="calendar">
          Open in a calendar
        </LinkButton>
      </ButtonGroup>
    </>
  );
}

const FEED = 'api/calendar_feed';

function useFeed() {
  const { http } = useWire();
  const send = useAlertedCall();
  const toast = useToast();
  const [busy, setBusy] = useState<'make' | 'end' | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const during = async (what: 'make' | 'end', call: Promise<unknown>) => {
    setBusy(what);
    const isDone = await send(call);
    setBusy(null);
    return isDone;
  };
  const make = () =>
    during(
      'make',
      http.post<{ url: string }>(FEED, {}).then((made) => setUrl(made.url)),
    );
  const end = async () => {
    if (!(await during('end', http.delete(FEED)))) return;
    setUrl(null);
    toast.show('Calendars read your rentals no more');
  };
  return { busy, url, make, end };
}
