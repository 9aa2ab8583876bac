import { useSettings } from '@yard/remote-kit';
import { useEffect } from 'react';

/** Sends a user who is no admin to the public site. Draws nothing: the page is about to change. */
export function LeaveForPublicSite() {
  const { public_url } = useSettings();
  useEffect(() => window.location.replace(public_url), [public_url]);
  return null;
}
