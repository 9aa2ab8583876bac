import { ErrorBoundary } from '@yard/ui';
import { lazy, Suspense } from 'react';
import type { PreviewBannerProps } from './preview-banner';

const PreviewBanner = lazy(() => import('./preview-banner'));

/** `preview`: null for almost everybody, who fetch nothing for it. */
export type PreviewNoticeProps = Pick<PreviewBannerProps, 'site'> & {
  preview: PreviewBannerProps['preview'] | null;
};

/** Says on every page that its reader has versions of remotes that others do not have. */
export function PreviewNotice({ preview, site }: PreviewNoticeProps) {
  if (preview === null) return null;
  return (
    <ErrorBoundary fallback={() => <p role="alert">You alone try a version of a remote here.</p>}>
      <Suspense fallback={null}>
        <PreviewBanner preview={preview} site={site} />
      </Suspense>
    </ErrorBoundary>
  );
}
