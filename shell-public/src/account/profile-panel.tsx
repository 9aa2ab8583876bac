import { type CurrentUser, profileRules } from '@yard/contracts';
import { useServerForm, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { Button, Form, Panel, TextField, useToast } from '@yard/ui';

/** Who one is here: name, address, phone. */
export function ProfilePanel({ user }: { user: CurrentUser }) {
  const wire = useWire();
  const { reload } = useSession();
  const toast = useToast();
  const form = useServerForm({
    rules: profileRules,
    initial: { name: user.name, email: user.email, phone: user.phone ?? '' },
    submit: async (values) => {
      await wire.http.put('/user/profile-information', values);
      await reload();
    },
    onSuccess: () => toast.show('Your profile is saved'),
  });

  return (
    <Panel title="Profile">
      <Form onSubmit={form.submit} errors={form.errors} aria-label="Profile">
        <TextField
          label="Name"
          autoComplete="name"
          hint="As it should stand in a rental agreement."
          maxLength={255}
          {...form.field('name')}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          hint="We ask you to confirm a new address, and tell the old one."
          maxLength={255}
          {...form.field('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          optional
          maxLength={40}
          {...form.field('phone')}
        />
        <div>
          <Button type="submit" kind="primary" busy={form.busy}>
            Save
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
