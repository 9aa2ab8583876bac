/**
 * The host that a site's passkeys belong to, as WebAuthn has it: without its port. A site below the public one, as an
 * admin site often is, takes the public one's, so that a passkey of the account page signs in to both.
 *
 * @param siteUrl  the site to identify
 * @param appUrl   the public site
 */
export function relyingPartyId(siteUrl: string, appUrl: string): string {
  const [site, app] = [new URL(siteUrl).hostname, new URL(appUrl).hostname];
  return site.endsWith(`.${app}`) ? app : site;
}
