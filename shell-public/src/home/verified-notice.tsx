import { VERIFICATION_LINK_MINUTES } from '@yard/contracts';
import { useSession } from '@yard/session';
import { Banner, Button, Container, IconButton, LinkButton } from '@yard/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import styles from './home.module.css';

/** What became of a link that confirms an e-mail address; the server says so by `verified` in the address. */
export function VerifiedNotice() {
  const [query, setQuery] = useSearchParams();
  const outcome = query.get('verified');
  const { reload } = useSession();
  useEffect(() => {
    if (outcome === '1') void reload();
  }, [outcome, reload]);
  if (outcome !== '0' && outcome !== '1') return null;

  const dismiss = () => setQuery({}, { replace: true });
  return (
    <Container>
      <div className={styles.notice}>
        {outcome === '1' ? <Confirmed onDismiss={dismiss} /> : <DeadLink onDismiss={dismiss} />}
      </div>
    </Container>
  );
}

function Confirmed({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Banner
      tone="good"
      title="Your e-mail address is confirmed"
      action={<IconButton small icon="close" label="Dismiss" onPress={onDismiss} />}
    />
  );
}

function DeadLink({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Banner
      tone="bad"
      title="This link does not work any more"
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
      It may be older than {VERIFICATION_LINK_MINUTES} minutes, or for another address. You can have a new one
      sent from your account.
    </Banner>
  );
}
