import type { DocumentRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Banner } from '@yard/ui';
import { ChangeList } from '../rental/seen/seen-first';
import { termChanges } from './shown-terms';
import type { ChangedTerms } from './use-changed-terms';

export interface ChangedTermsProps {
  changed: ChangedTerms | null;
  texts?: readonly DocumentRecord[];
}

/** Nothing was sent: what is another now than it was on the screen. */
export function ChangedTermsBanner({ changed, texts = [] }: ChangedTermsProps) {
  const { currency } = useSettings();
  if (!changed) return null;
  return (
    <div role="alert">
      <Banner tone="warn" title="This changed while you read. Nothing was charged.">
        <ChangeList changes={termChanges(changed.before, changed.now, currency, texts)} />
        Check it, then send again.
      </Banner>
    </div>
  );
}
