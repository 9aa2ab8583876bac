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
  if (failed) return <LoadFailed title="We couldn’t load your calendar link" answer={failed} />;
  if (madeAt === undefined) return <SkeletonText lines={4} />;
  const isNew = madeAt === null;
  return (
    <Stack gap={4}>
      <p>
        Add this private link to Google, Apple or Outlook calendar to see your booked rentals there. Anyone
        with the link can see them, so don’t share it.
      </p>
      {!isNew && !url && (
        <p>
          You made a link on <DateText dayOnly value={madeAt} />. A new one replaces it.
        </p>
      )}
      {url && <Address url={url} />}
      <ButtonGroup>
        <Button kind={isNew ? 'primary' : 'secondary'} busy={busy === 'make'} onPress={() => void make()}>
          {isNew ? 'Get link' : 'Make a new link'}
        </Button>
        {!isNew && (
          <Button kind="quiet" busy={busy === 'end'} onPress={() => void end()}>
            Turn off link
          </Button>
        )}
      </ButtonGroup>
    </Stack>
  );
}

function Address({ url }: { url: string }) {
  const { shown, copy } = useCopy<HTMLDivElement>();
  return (
    <div ref={shown}>
      <Text as="output" block tinted pad={3} below={4} size={14} breaks>
        {url}
      </Text>
      <ButtonGroup>
        <Button icon="copy" onPress={() => void copy(url, 'Link copied')}>
          Copy
        </Button>
        <LinkButton to={url.replace(/^https?/, 'webcal')} icon="calendar">
          Open in a calendar
        </LinkButton>
      </ButtonGroup>
    </div>
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
    toast.show('Calendar link turned off');
  };
  const failed = state.isError && !state.data ? state : null;
  return { busy, url, madeAt: state.data?.made_at, failed, make, end };
}
