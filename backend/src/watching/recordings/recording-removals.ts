import { Injectable } from '@nestjs/common';
import type { Actor } from '@yard/contracts';
import { AuditService } from '../../audit/audit.service';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { Recording } from './recording.entity';

/** A recording that an admin takes away before its time, with nothing of it left. */
@Injectable()
export class RecordingRemovals {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditService,
  ) {}

  async remove(actor: Actor, { id }: Recording): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await tx.manager.delete(Recording, { id });
      await this.audit.save(tx, { actor, action: 'delete', record_type: 'recording', record_id: id });
    });
  }
}
