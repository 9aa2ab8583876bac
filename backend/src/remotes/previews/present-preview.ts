import type { RemotePreviewRecord } from '@yard/contracts/watching';
import type { RemotePreview } from './remote-preview.entity';

export function presentPreview({ versions, ends_at }: RemotePreview): RemotePreviewRecord {
  return { versions, ends_at: ends_at.toISOString() };
}
