import { WireError } from '@laravel-wire/client';
import { GUEST_TICKETS } from '@yard/contracts/guest-ticket';
import type { ConfirmedGuestTicket } from '@yard/contracts/records';
import { refusalWords, useWire } from '@yard/data';
import { useMutation } from '@tanstack/react-query';
import { Arrived, Banner, Button, LinkButton, SimpleLayout, Stack } from '@yard/ui';
import { useSearchParams } from 'react-router';
import { useAnswerWords } from '../own-tickets/answer-words';

/**
 * The page of the mail's link. Its button sends the message: programs that read mails open links, and must not answer
 * for people.
 */
export default function ConfirmContactPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { http } = useWire();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => http.post<ConfirmedGuestTicket>(`${GUEST_TICKETS}/confirm`, { token }),
  });
  return (
    <SimpleLayout title={data ? 'Your message is with us' : 'Send your message'}>
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
      <p>You wrote to the support of Yard. Is this your address, and shall we send the message?</p>
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
          {answer ?? 'You get a mail when we answer.'} It goes to {email}.
        </Banner>
      </Arrived>
      {password_token === null ? (
        <>
          <p>The ticket is in your account, where you can add to it.</p>
          <LinkButton kind="primary" wide to={`/support/${support_ticket_id}`}>
            Open the ticket
          </LinkButton>
        </>
      ) : (
        <>
          <p>
            To read the answer here and to add to it, choose a password within the next hour. Later “Forgot
            your password?” does the same.
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
