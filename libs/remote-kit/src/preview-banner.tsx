import { REMOTE_PREVIEW, type RemotePreviewRecord } from '@yard/contracts/watching';
import { useAlertedCall, useWire } from '@yard/data';
import { Button, ButtonGroup } from '@yard/ui';
import { useEffect, useState } from 'react';
import styles from './preview-banner.module.css';
import type { SiteName } from './site-manifest';

export type PreviewBannerProps = { preview: RemotePreviewRecord; site: SiteName };

/** Which versions are tried alone, and the way out; on the admin site the way to the public one, too. */
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
    <section aria-label="Tried by you alone" className={styles.banner} data-print="never">
      <p role="status" className={styles.words}>
        <ReadOut>{`You alone try ${preview.versions.map(inWords).join(' and ')}.`}</ReadOut>
      </p>
      <ButtonGroup>
        <Button onPress={() => void end()}>Stop trying it</Button>
        {site === 'admin' && <Button onPress={() => void goToPublicSite()}>Try it on the public site</Button>}
      </ButtonGroup>
    </section>
  );
}

/** Screen readers tell what comes into a place that says that it has news, not what it began with. */
function ReadOut({ children }: { children: string }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere ? children : null;
}

const inWords = ({ name, version }: RemotePreviewRecord['versions'][number]) =>
  version === 'built' ? `${name} as the site was built with it` : `${name} ${version}`;
