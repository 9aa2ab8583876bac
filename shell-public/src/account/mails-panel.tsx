import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailChoices } from '@yard/contracts';
import { useAlertedCall, useWire } from '@yard/data';
import { Grid, LoadFailed, optionsOf, Panel, Select, SkeletonText, Text, useToast } from '@yard/ui';
import { Link } from 'react-router';

const PATH = 'api/user/mail_choices';

export function MailsPanel() {
  const { http } = useWire();
  const choices = useQuery({ queryKey: [PATH], queryFn: () => http.get<MailChoices>(PATH) });
  return (
    <Panel title="Email notifications">
      <Text soft below={4}>
        Every notification is under <Link to="/notifications">Notifications</Link>. We always email you about
        money, requests and your account.
      </Text>
      {choices.data && <Choices choices={choices.data} />}
      {choices.isPending && <SkeletonText lines={3} />}
      {choices.isError && <LoadFailed title="We couldn’t load your choices" answer={choices} />}
    </Panel>
  );
}

function Choices({ choices }: { choices: MailChoices }) {
  const save = useSaveChoice();
  return (
    <Grid gap={4}>
      <Select
        label="Unread messages"
        name="message_mails"
        value={choices.message_mails}
        options={optionsOf({
          soon: 'After five minutes',
          daily: 'Once a day for each conversation',
          never: 'No emails',
        })}
        onChange={(message_mails) => void save({ message_mails })}
      />
      <Select
        label="Reminders"
        name="reminder_mails"
        hint="For example, a machine due back tomorrow or a request waiting for your answer."
        value={choices.reminder_mails}
        options={optionsOf({ soon: 'When it is due', never: 'No emails' })}
        onChange={(reminder_mails) => void save({ reminder_mails })}
      />
    </Grid>
  );
}

function useSaveChoice() {
  const { http } = useWire();
  const client = useQueryClient();
  const call = useAlertedCall();
  const toast = useToast();
  return async (choice: Record<string, string>) => {
    const saved = await call(
      http.patch<MailChoices>(PATH, choice).then((choices) => client.setQueryData([PATH], choices)),
    );
    if (saved) toast.show('Saved');
  };
}
