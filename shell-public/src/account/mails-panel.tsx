import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailChoices } from '@yard/contracts';
import { useAlertedCall, useWire } from '@yard/data';
import { Grid, LoadFailed, optionsOf, Panel, Select, SkeletonText, Text, useToast } from '@yard/ui';

const PATH = 'api/user/mail_choices';

/** Lets users choose which notices are emailed, too; saves each choice at once. */
export function MailsPanel() {
  const { http } = useWire();
  const choices = useQuery({ queryKey: [PATH], queryFn: () => http.get<MailChoices>(PATH) });
  return (
    <Panel title="E-mail notifications">
      <Text soft below={4}>
        All notifications are on the site. Mails about money, your requests and your account are always sent.
      </Text>
      {choices.data && <Choices choices={choices.data} />}
      {choices.isPending && <SkeletonText lines={3} />}
      {choices.isError && <LoadFailed title="Your choices could not be loaded" answer={choices} />}
    </Panel>
  );
}

function Choices({ choices }: { choices: MailChoices }) {
  const save = useSaveChoice();
  return (
    <Grid gap={4}>
      <Select
        label="Messages you have not read"
        name="message_mails"
        value={choices.message_mails}
        options={optionsOf({
          soon: 'After five minutes',
          daily: 'Once a day for each conversation',
          never: 'No mails',
        })}
        onChange={(message_mails) => void save({ message_mails })}
      />
      <Select
        label="Reminders of what is due"
        name="reminder_mails"
        hint="Such as a machine that is due back tomorrow, or a request that waits for your answer."
        value={choices.reminder_mails}
        options={optionsOf({ soon: 'When it is due', never: 'No mails' })}
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
