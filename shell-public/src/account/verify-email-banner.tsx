import { VERIFICATION_LINK_MINUTES } from '@yard/contracts';
import { useAlertedCall, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { Banner, Button, useToast } from '@yard/ui';
import { useState } from 'react';

export function VerifyEmailBanner() {
  const { user } = useSession();
  const { busy, send } = useVerificationMail();
  if (user === null || user.email_verified_at !== null) return null;
  return (
    <Banner
      tone="warn"
      title="Please confirm your e-mail address"
      action={
        <Button busy={busy} onPress={() => void send(user.email)}>
          Send again
        </Button>
      }
    >
      We sent a link to {user.email}. It works for {VERIFICATION_LINK_MINUTES} minutes.
    </Banner>
  );
}

function useVerificationMail() {
  const wire = useWire();
  const call = useAlertedCall();
  const toast = useToast();
  const { reload } = useSession();
  const [busy, setBusy] = useState(false);

  const send = async (email: string) => {
    setBusy(true);
    if (await call(wire.http.post('/email/verification-notification'))) {
      toast.show(`A new link is on its way to ${email}`);
      // It may have been confirmed on another device meanwhile.
      await reload();
    }
    setBusy(false);
  };
  return { busy, send };
}
