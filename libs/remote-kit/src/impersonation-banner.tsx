import { useAlertedCall, useWire } from '@yard/data';
import { timeOf } from '@yard/dates';
import { useSession } from '@yard/session';
import { Button } from '@yard/ui';
import { FixedNotice } from './fixed-notice';
import { useSettings } from './slot';

/** Shows whose site it is, until when, and the way out. */
export default function ImpersonationBanner() {
  const { user } = useSession();
  const { http } = useWire();
  const call = useAlertedCall();
  const { admin_url } = useSettings();
  if (!user?.impersonation) return null;
  const { admin_name, ends_at } = user.impersonation;
  const end = async () => {
    if (await call(http.post('/impersonation/end'))) window.location.assign(admin_url);
  };
  return (
    <FixedNotice
      label="Another person’s site"
      text={`${admin_name}, you see the site as ${user.name} does, until ${timeOf(ends_at)}. Nothing can be changed.`}
    >
      <Button onPress={() => void end()}>Stop</Button>
    </FixedNotice>
  );
}
