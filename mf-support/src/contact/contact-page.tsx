import { MESSAGE_MAX, TITLE_MAX } from '@yard/contracts';
import { GUEST_TICKET_HOURS, GUEST_TICKETS, guestTicketRules } from '@yard/contracts/guest-ticket';
import { useServerForm, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { Arrived, Banner, Form, SimpleLayout, Submit, Text, TextArea, TextField } from '@yard/ui';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useAnswerWords } from '../own-tickets/answer-words';
import { HelpOffered } from '../own-tickets/help-offered';

export default function ContactPage() {
  const { user } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (user) return <Navigate to="/support?new=1" replace />;
  return (
    <SimpleLayout title="Contact support">
      {sentTo === null ? (
        <GuestTicketForm onSent={setSentTo} />
      ) : (
        <Arrived>
          <Banner tone="good" title="One more step: check your email">
            We sent a link to {sentTo}. Open it within {GUEST_TICKET_HOURS} hours to send your message. If no
            email arrives, check the address for typos and look in your spam folder.
          </Banner>
          <Text centred above={4}>
            <Link to="/documents/help">Read the help</Link> · <Link to="/">Go to the start page</Link>
          </Text>
        </Arrived>
      )}
    </SimpleLayout>
  );
}

function GuestTicketForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useGuestTicketForm(onSent);
  const answer = useAnswerWords();
  const { subject, message } = form.values;
  return (
    <Form of={form} aria-label="Contact support">
      <p>
        Have an account? <Link to="/login?next=%2Fsupport%3Fnew%3D1">Sign in</Link> so we can see your
        rentals.
      </p>
      <TextField label="Your name" autoComplete="name" {...form.field('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="We’ll send a link to confirm it’s yours, and later our answer."
        {...form.field('email')}
      />
      <TextField label="Subject" optional maxLength={TITLE_MAX} {...form.field('subject')} />
      <TextArea
        label="What can we help with?"
        hint={answer}
        rows={6}
        maxLength={MESSAGE_MAX}
        {...form.field('message')}
      />
      <HelpOffered question={`${subject} ${message}`} />
      <Submit of={form} icon="send" label="Send" />
    </Form>
  );
}

function useGuestTicketForm(onSent: (email: string) => void) {
  const { http } = useWire();
  return useServerForm({
    rules: guestTicketRules,
    initial: { name: '', email: '', subject: '', message: '' },
    submit: async ({ subject, ...values }) => {
      await http.post(GUEST_TICKETS, { ...values, subject: subject === '' ? null : subject });
      return values.email;
    },
    onSuccess: onSent,
    draft: 'guest_tickets/new',
  });
}
