import { useConfirmed } from '@yard/account';
import {
  ABOUT_MAX,
  type CurrentUser,
  isPrintable,
  PHONE_MAX,
  profileRules,
  sessionType,
  TITLE_MAX,
  UNPRINTABLE_NAME,
} from '@yard/contracts';
import { type FieldProps, useRecordCache, useServerForm, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { Form, Panel, Submit, TextArea, TextField, useLeaveGuard, useToast } from '@yard/ui';

export function ProfilePanel() {
  const { user } = useSession();
  return user && <Profile user={user} />;
}

function Profile({ user }: { user: CurrentUser }) {
  const form = useProfileForm(user);
  useLeaveGuard(form.isUnsaved);
  return (
    <Panel title="Profile">
      <Form of={form} aria-label="Profile">
        <TextField
          label="Name"
          autoComplete="name"
          hint={nameHint(form.field('name').value)}
          maxLength={TITLE_MAX}
          {...form.field('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint="To change it, you’ll enter your password. We email both addresses and sign out your other devices."
          maxLength={TITLE_MAX}
          {...form.field('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          optional
          maxLength={PHONE_MAX}
          {...form.field('phone')}
        />
        {user.owner && <AboutField {...form.field('about')} />}
        <div>
          <Submit of={form} label="Save" />
        </div>
      </Form>
    </Panel>
  );
}

function AboutField(field: FieldProps<string | undefined>) {
  return (
    <TextArea label="About" optional hint="Shown on your owner page." maxLength={ABOUT_MAX} {...field} />
  );
}

const nameHint = (name: string) =>
  isPrintable(name) ? 'As it should appear on rental agreements.' : UNPRINTABLE_NAME;

function useProfileForm({ name, email, phone, owner, about }: CurrentUser) {
  const wire = useWire();
  const { reload } = useSession();
  const toast = useToast();
  const confirmed = useConfirmed();
  const devices = useRecordCache(sessionType);
  return useServerForm({
    rules: profileRules,
    initial: { name, email, phone: phone ?? '', ...(owner && { about: about ?? '' }) },
    submit: async (values) => {
      const saved = await confirmed(() => wire.http.put('/user/profile-information', values));
      if (saved) await reload();
      return saved;
    },
    onSuccess: (saved) => {
      if (!saved) return;
      devices.refresh();
      toast.show('Profile saved');
    },
  });
}
