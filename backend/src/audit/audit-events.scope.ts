import { scopeOf } from '@kit/server/store/scope-of';
import { AuditEvent } from './audit-event.entity';

export const AuditEventScope = scopeOf(AuditEvent);
