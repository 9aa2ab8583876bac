import type { DocumentRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Banner } from '@yard/ui';
import { ChangeList } from '../rental-page/seen/seen-first';
import { termChanges } from './shown-terms';
import { useEffect, useRef } from 'react';
import type { ChangedTerms } from './use-changed-terms';

export type ChangedTermsProps = { changed: ChangedTerms | null; texts?: readonly DocumentRecord[] };

/** Nothing was sent: what is another now than it was on the screen. It comes into view by itself. */
export function ChangedTermsBanner({ changed, texts = [] }: ChangedTermsProps) {
  const { currency } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), [changed]);
  if (!changed) return null;
  return (
    <div role="alert" ref={place}>
      <Banner tone="warn" title="This changed while you were reading. You haven’t been charged.">
        <ChangeList changes={termChanges(changed.before, changed.now, currency, texts)} />
        Check it, then send again.
      </Banner>
    </div>
  );
}
