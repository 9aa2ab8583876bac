import { useQuery } from '@tanstack/react-query';
import { useAlertedCall, useWire } from '@yard/data';
import {
  Button,
  ButtonGroup,
  DateText,
  LinkButton,
  LoadFailed,
  Sheet,
  SkeletonText,
  Stack,
  Text,
  useCopy,
  useToast,
} from '@yard/ui';
import { useState } from 'react';

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
  const { busy, url, madeAt, failed, make, end } = useFeed();
  if (failed) return <LoadFailed title="Your calendar could not be looked for" answer={failed} />;
  if (madeAt === undefined) return <SkeletonText lines={4} />;
  return (
    <Stack gap={4}>
      <p>
        Google, Apple and Outlook calendars show your agreed rentals and follow them by themselves. Whoever
        has the address can read them, so keep it to yourself.
      </p>
      {madeAt !== null && !url && (
        <p>
          You made an address on <DateText dayOnly value={madeAt} />. Nobody can be told it again: a new one
          ends it.
        </p>
      )}
      {url && <Address url={url} />}
      <ButtonGroup>
        <Button
          kind={madeAt === null ? 'primary' : 'secondary'}
          busy={busy === 'make'}
          onPress={() => void make()}
        >
          {madeAt === null ? 'Get an address' : 'Make a new address'}
        </Button>
        {madeAt !== null && (
          <Button kind="quiet" busy={busy === 'end'} onPress={() => void end()}>
            End the address
          </Button>
        )}
      </ButtonGroup>
    </Stack>
  );
}

function Address({ url }: { url: string }) {
  const { shown, copy } = useCopy<HTMLDivElement>();
  return (
    <>
      <div ref={shown}>
        <Text as="output" block tinted pad={3} size={14} breaks>
          {url}
        </Text>
      </div>
      <ButtonGroup>
        <Button icon="copy" onPress={() => void copy(url, 'The address is copied')}>
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
  const state = useQuery({ queryKey: [FEED], queryFn: () => http.get<{ made_at: string | null }>(FEED) });
  const during = async (what: 'make' | 'end', call: Promise<unknown>) => {
    setBusy(what);
    const isDone = await send(call);
    if (isDone) await state.refetch();
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
  const failed = state.isError && !state.data ? state : null;
  return { busy, url, madeAt: state.data?.made_at, failed, make, end };
}
