import { Injectable, StreamableFile } from '@nestjs/common';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { Readable } from 'node:stream';
import { AuditService } from '../../audit/audit.service';
import { OwnRecords } from './own-records';
import { zipOf } from './zip-of';

interface Person {
  id: number;
}

/** All that is a person's, as a file; what an admin takes along is in the audit log. */
@Injectable()
export class DataExports {
  constructor(
    private readonly records: OwnRecords,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async of({ id }: Person, actor: Person): Promise<StreamableFile> {
    const isOwn = id === actor.id;
    if (!isOwn) await this.record(id, actor);
    const name = isOwn ? 'yard-my-data' : `yard-user-${id}-data`;
    return new StreamableFile(Readable.from(zipOf(this.records.of(id)), { objectMode: false }), {
      type: 'application/zip',
      disposition: `attachment; filename="${name}.zip"`,
    });
  }

  private record(id: number, actor: Person): Promise<void> {
    const entry = { actor, action: 'export', record_type: 'user', record_id: id };
    return this.unitOfWork.run((tx) => this.audit.save(tx, entry));
  }
}
