import { WireError } from '@laravel-wire/client';
import { GUEST_TICKETS } from '@yard/contracts/guest-ticket';
import type { ConfirmedGuestTicket } from '@yard/contracts/records';
import { refusalWords, useWire } from '@yard/data';
import { useMutation } from '@tanstack/react-query';
import { Arrived, Banner, Button, LinkButton, SimpleLayout, Stack } from '@yard/ui';
import { useSearchParams } from 'react-router';
import { useAnswerWords } from '../own-tickets/answer-words';

/** The button sends the message: programs open links of mails, and must not answer. */
export default function ConfirmContactPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { http } = useWire();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => http.post<ConfirmedGuestTicket>(`${GUEST_TICKETS}/confirm`, { token }),
  });
  return (
    <SimpleLayout title={data ? 'We got your message' : 'Send your message'}>
      <Stack gap={4}>
        {data ? <Confirmed ticket={data} /> : <Form error={error} isBusy={isPending} onConfirm={mutate} />}
      </Stack>
    </SimpleLayout>
  );
}

function Form({ error, isBusy, onConfirm }: { error: Error | null; isBusy: boolean; onConfirm: () => void }) {
  const isFinal = error instanceof WireError && [409, 422].includes(error.status ?? 0);
  return (
    <>
      <p>You wrote to Yard support. Confirm your address to send the message.</p>
      {error && (
        <Banner tone="bad" title="Not sent">
          {refusalWords(error)}
        </Banner>
      )}
      {isFinal ? (
        <LinkButton to="/contact">Write again</LinkButton>
      ) : (
        <Button kind="primary" icon="send" wide busy={isBusy} onPress={onConfirm}>
          Confirm and send
        </Button>
      )}
    </>
  );
}

function Confirmed({ ticket }: { ticket: ConfirmedGuestTicket }) {
  const { support_ticket_id, number, email, password_token } = ticket;
  const answer = useAnswerWords();
  return (
    <>
      <Arrived>
        <Banner tone="good" title={`Ticket ${number}`}>
          {answer ?? 'We’ll email you when we answer.'} It goes to {email}.
        </Banner>
      </Arrived>
      {password_token === null ? (
        <>
          <p>The ticket is in your account. You can add to it there.</p>
          <LinkButton kind="primary" wide to={`/support/${support_ticket_id}`}>
            Open the ticket
          </LinkButton>
        </>
      ) : (
        <>
          <p>
            To read our answer here and add to it, choose a password within the next hour. After that, use
            “Forgot your password?”.
          </p>
          <LinkButton
            kind="primary"
            wide
            to={`/reset-password?${new URLSearchParams({ token: password_token, email })}`}
          >
            Choose a password
          </LinkButton>
        </>
      )}
    </>
  );
}
