import { VERIFICATION_LINK_MINUTES } from '@yard/contracts';
import { useSession } from '@yard/session';
import { Banner, Box, Button, Container, IconButton, LinkButton } from '@yard/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** The outcome of a link: an email confirmed (`verified`), or one that opens once (`link=over`). */
export function LinkNotice() {
  const [query, setQuery] = useSearchParams();
  const outcome = query.get('verified');
  const { reload } = useSession();
  useEffect(() => {
    if (outcome === '1') void reload();
  }, [outcome, reload]);
  const isOver = query.get('link') === 'over';
  if (outcome !== '0' && outcome !== '1' && !isOver) return null;

  const dismiss = () => setQuery({}, { replace: true });
  return (
    <Container>
      <Box padY={4}>
        {outcome === '1' && <Confirmed onDismiss={dismiss} />}
        {outcome === '0' && <DeadLink onDismiss={dismiss} />}
        {isOver && <UsedLink onDismiss={dismiss} />}
      </Box>
    </Container>
  );
}

function Confirmed({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Banner
      tone="good"
      title="Your email address is confirmed"
      action={<IconButton small icon="close" label="Dismiss" onPress={onDismiss} />}
    />
  );
}

function UsedLink({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Banner
      tone="bad"
      title="This link was used already, or has expired"
      action={<IconButton small icon="close" label="Dismiss" onPress={onDismiss} />}
    >
      It works once, within a minute. Create a new one where you got this one.
    </Banner>
  );
}

function DeadLink({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Banner
      tone="bad"
      title="This link doesn’t work anymore"
      action={
        <>
          <LinkButton small to="/account">
            Go to your account
          </LinkButton>
          <Button small kind="quiet" onPress={onDismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      It’s older than {VERIFICATION_LINK_MINUTES} minutes, or for another address. Send a new one from your
      account.
    </Banner>
  );
}
