import { REMOTE_PREVIEW, type RemotePreviewRecord } from '@yard/contracts/watching';
import { useAlertedCall, useWire } from '@yard/data';
import { Button } from '@yard/ui';
import { FixedNotice } from './fixed-notice';
import type { SiteName } from './site-manifest';

export type PreviewBannerProps = { preview: RemotePreviewRecord; site: SiteName };

/** Shows which versions are tried alone, and the way out; on the admin site the way to the public one, too. */
export default function PreviewBanner({ preview, site }: PreviewBannerProps) {
  const { http } = useWire();
  const call = useAlertedCall();
  const end = async () => {
    if (await call(http.delete(REMOTE_PREVIEW))) window.location.reload();
  };
  const goToPublicSite = () =>
    call(
      http.post<{ url: string }>(`${REMOTE_PREVIEW}/ticket`).then(({ url }) => window.location.assign(url)),
    );

  return (
    <FixedNotice
      label="Tried by you alone"
      text={`You alone try ${preview.versions.map(inWords).join(' and ')}.`}
    >
      <Button onPress={() => void end()}>Stop trying it</Button>
      {site === 'admin' && <Button onPress={() => void goToPublicSite()}>Try it on the public site</Button>}
    </FixedNotice>
  );
}

const inWords = ({ name, version }: RemotePreviewRecord['versions'][number]) =>
  version === 'built' ? `${name} as the site was built with it` : `${name} ${version}`;
