import { type MailRecord, mailType } from '@yard/contracts';
import { failureWords, useAction, useAlert, useRecord } from '@yard/data';
import { ForRight } from '@yard/session';
import {
  AwaitedRecord,
  Banner,
  Box,
  Button,
  DateText,
  optionsOf,
  Segmented,
  SidePanel,
  SpecSheet,
  Stack,
  Text,
} from '@yard/ui';
import { useState } from 'react';
import { MailStatus } from './mail-status';

export function MailPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRecord(mailType, id);
  const mail = answer.data;
  return (
    <SidePanel title={mail?.subject ?? 'Mail'} label="Mail" onClose={onClose}>
      {mail && <MailView mail={mail} />}
      {!mail && <AwaitedRecord title="We couldn’t load the email" answer={answer} />}
    </SidePanel>
  );
}

function MailView({ mail }: { mail: MailRecord }) {
  return (
    <Stack gap={5}>
      {mail.failure_message !== null && mail.sent_at === null && (
        <Banner
          tone="bad"
          title="It couldn’t be sent"
          action={
            <ForRight right="people">
              <SendAgain mail={mail} />
            </ForRight>
          }
        >
          {mail.failure_message}
        </Banner>
      )}
      <SpecSheet
        facts={[
          { label: 'To', value: mail.recipient },
          { label: 'State', value: <MailStatus mail={mail} /> },
          { label: 'Written', value: <DateText value={mail.created_at} /> },
          { label: 'Sent', value: <DateText value={mail.sent_at} /> },
          { label: 'Tries', value: mail.attempts },
        ]}
      />
      <Letter mail={mail} />
    </Stack>
  );
}

function SendAgain({ mail }: { mail: MailRecord }) {
  const resend = useAction<MailRecord, object>(mailType, mail.id, 'resend');
  const alert = useAlert();
  return (
    <Button
      icon="retry"
      busy={resend.isPending}
      onPress={() => resend.mutate({}, { onError: (error) => alert(failureWords(error)) })}
    >
      Send again
    </Button>
  );
}

/** The email as its reader sees it, in a frame that runs and loads nothing; or its plain text. */
function Letter({ mail }: { mail: MailRecord }) {
  const [form, setForm] = useState<'html' | 'text'>('html');
  return (
    <>
      <Segmented
        label="Email view"
        value={form}
        onChange={setForm}
        segments={optionsOf({ html: 'As sent', text: 'Plain text' })}
      />
      {form === 'html' ? (
        <Box as="iframe" framed height={560} title={`Email: ${mail.subject}`} sandbox="" srcDoc={mail.html} />
      ) : (
        <Text framed pad={4} breaks lines>
          {mail.text}
        </Text>
      )}
    </>
  );
}
