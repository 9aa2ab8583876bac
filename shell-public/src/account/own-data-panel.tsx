import { confirmPasswordRules } from '@yard/contracts';
import { useServerForm, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { Box, Form, LinkButton, Panel, Submit, Text, TextField, useModals } from '@yard/ui';

const WHAT_FOLLOWS =
  'We sign you out everywhere and erase your name, addresses, cards and emails. Rentals, payments and agreements stay on record. This can’t be undone.';

export function OwnDataPanel() {
  const { form, ask } = useLeaving();
  return (
    <Panel title="Your data">
      <Text soft below={4}>
        Everything you’ve added or created here, as one ZIP file.
      </Text>
      <Box as="p" below={6}>
        <LinkButton to={new URL('/api/user/export', window.location.origin).href} icon="download">
          Download my data
        </LinkButton>
      </Box>
      <Text soft below={4}>
        Erases your personal data. Not possible while you have open rentals or payouts to come.
      </Text>
      <Form of={form} onSubmit={ask} aria-label="Delete my account">
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <div>
          <Submit of={form} kind="danger" label="Delete my account" />
        </div>
      </Form>
    </Panel>
  );
}

/** The account goes after a question; the session ends with it, and pages that are open say why. */
function useLeaving() {
  const wire = useWire();
  const { confirm } = useModals();
  const { reload } = useSession();
  const form = useServerForm({
    rules: confirmPasswordRules,
    initial: { password: '' },
    submit: (body) => wire.http.send('DELETE', '/api/user', { body }),
    onSuccess: () => void reload(),
  });
  const ask = async () => {
    const title = 'Delete your account?';
    const confirmText = 'Delete my account';
    const isMeant = form.values.password !== '';
    if (isMeant && !(await confirm({ title, message: WHAT_FOLLOWS, confirmText, danger: true }))) return;
    void form.submit();
  };
  return { form, ask: () => void ask() };
}
