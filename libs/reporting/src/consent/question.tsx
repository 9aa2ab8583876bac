import { Button, ButtonGroup } from '@yard/ui';
import { useState } from 'react';
import { choice } from './choice';

/** Whoever refuses at once needs none of it. */
const recorder = () => import('../recordings/recorder');

/** Asks whether the page may be recorded, and sends the answer. */
export function Question({ wasAllowed, onDone }: { wasAllowed: boolean; onDone: () => void }) {
  const { allow, isBusy, refuse, hasFailed } = useAnswer(onDone);
  return (
    <>
      <p>
        {wasAllowed ? 'You let us' : 'May we'} keep a recording of the page when something breaks or you write
        to support{wasAllowed ? '.' : '?'}
      </p>
      <p>What you type and what is personal is hidden; it is deleted after 30 days.</p>
      {hasFailed && (
        <p role="alert">
          Nothing is recorded any more. What was kept could not be deleted just now; try again.
        </p>
      )}
      <ButtonGroup>
        <Button small busy={isBusy} onPress={allow}>
          {wasAllowed ? 'Keep it so' : 'Allow'}
        </Button>
        <Button small onPress={refuse}>
          {wasAllowed ? 'Stop and delete' : 'No, thanks'}
        </Button>
      </ButtonGroup>
    </>
  );
}

function useAnswer(onDone: () => void) {
  // Known until what was stored is deleted, whatever is remembered.
  const [visitor] = useState(choice.get);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const allow = () => {
    choice.allow();
    setBusy(true);
    // It is allowed, whether its code can be had just now or not.
    void recorder()
      .then(({ begin }) => begin())
      .finally(onDone);
  };
  const stop = async () => {
    choice.refuse();
    if (visitor) {
      (await recorder()).end();
      await (await import('../recordings/withdraw')).withdraw(visitor);
    }
    onDone();
  };
  return { allow, isBusy, refuse: () => void stop().catch(() => setFailed(true)), hasFailed };
}
