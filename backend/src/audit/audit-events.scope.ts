import { scopeOf } from '../database/scope-of';
import { AuditEvent } from './audit-event.entity';

export const AuditEventScope = scopeOf(AuditEvent);
