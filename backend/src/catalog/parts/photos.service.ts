import { Conflict, type ListQuery, type PartOf } from '@laravel-wire/nest';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Actor, PHOTOS_MAX, photoType, type UpdatePhotoInput } from '@yard/contracts';
import { In, Repository } from 'typeorm';
import { pageOf, type Rows } from '@kit/server/store/present';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { MediaUses } from '../media/media-uses';
import { MediaService } from '../media/media.service';
import { mediaUrl } from '../media/present-media';
import type { Upload } from '../media/upload';
import { inMachine, partChanged } from '../machines/machine-changed';
import { Machine } from '../machines/machine.entity';
import { MachinesService } from '../machines/machines.service';
import { Photo } from './photo.entity';
import { RecordEvents } from '../../resources/record-events';
import { presentPhoto } from '../machines/present-machine';

const FOLDER = 'machines';

@Injectable()
export class PhotosService implements OnModuleInit {
  constructor(
    @InjectRepository(Photo) private readonly photos: Repository<Photo>,
    private readonly unitOfWork: UnitOfWork,
    private readonly machines: MachinesService,
    private readonly media: MediaService,
    private readonly events: RecordEvents,
    private readonly uses: MediaUses,
  ) {}

  onModuleInit() {
    this.uses.others.register('photos', async (manager, { id }) => {
      const photos = await manager.findBy(Photo, { media_id: id });
      const ids = [...new Set(photos.map(({ machine_id }) => machine_id))];
      const machines =
        ids.length > 0 ? await manager.find(Machine, { where: { id: In(ids) }, withDeleted: true }) : [];
      return machines.map(({ id, subject }) => ({ record_type: 'machine', record_id: id, name: subject }));
    });
  }

  page(machine: Machine, list: ListQuery): Promise<Rows<Photo>> {
    return pageOf(this.photos, { machine_id: machine.id }, list);
  }

  /**
   * Adds pictures behind the others, all or none.
   *
   * @throws ValidationFailed for what is no picture; Conflict for more than the machine may have
   */
  add(actor: Actor, { id }: Machine, uploads: Upload[]): Promise<Photo[]> {
    const inFolder = uploads.map((upload) => ({ ...upload, folder: FOLDER }));
    return this.media.store(actor, inFolder, async (tx, stored) => {
      const machine = await this.machines.locked(tx, id);
      const photos = await tx.manager.findBy(Photo, { machine_id: id });
      if (photos.length + stored.length > PHOTOS_MAX) throw tooMany(photos.length);
      let position = Math.max(-1, ...photos.map((photo) => photo.position));
      const added: Photo[] = [];
      for (const media of stored) {
        position += 1;
        const fields = { machine_id: id, media_id: media.id, url: mediaUrl(media), caption: null, position };
        const photo = await tx.insert(Photo, fields);
        await this.changed(tx, actor, 'create', { parent: machine, part: photo });
        added.push(photo);
      }
      return added;
    });
  }

  update(
    actor: Actor,
    { parent: machine, part }: PartOf<Machine, Photo>,
    input: UpdatePhotoInput,
  ): Promise<Photo> {
    return this.unitOfWork.run(async (tx) => {
      await tx.update(part, { caption: input.caption, position: input.position });
      await this.changed(tx, actor, 'update', { parent: machine, part });
      return part;
    });
  }

  /**
   * Shows the picture rotated clockwise by a quarter: another file, and the former goes with its last use.
   *
   * @throws Conflict for a picture that is no file of Yard's
   */
  async rotate(actor: Actor, { parent: machine, part }: PartOf<Machine, Photo>): Promise<Photo> {
    const former = part.media_id;
    if (former === null) throw new Conflict('This picture was not uploaded and cannot be rotated.');
    return this.media.storeRotated(actor, former, async (tx, media) => {
      const photo = await tx.lock(Photo, { id: part.id });
      if (photo?.media_id !== former) throw new Conflict('The photo changed. Reload the page.');
      await tx.update(photo, { media_id: media.id, url: mediaUrl(media) });
      await this.media.discardUnused(tx, former);
      await this.changed(tx, actor, 'rotate', { parent: machine, part: photo });
      return photo;
    });
  }

  /** The file goes with its last use. */
  remove(actor: Actor, { parent: machine, part }: PartOf<Machine, Photo>): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await tx.remove(part);
      if (part.media_id !== null) await this.media.discardUnused(tx, part.media_id);
      await this.changed(tx, actor, 'delete', { parent: machine, part });
    });
  }

  private async changed(
    tx: Transaction,
    actor: Actor,
    action: string,
    { parent: machine, part }: PartOf<Machine, Photo>,
  ) {
    const message = part.deleted_at ? null : { model: presentPhoto(part) };
    const change = { actor, action, name: 'photo', type: photoType, record: part, message };
    await this.events.changed(tx, { ...change, owner: machine.user_id, data: { machine_id: machine.id } });
    await partChanged(this.events, tx, inMachine(machine));
  }
}

function tooMany(has: number): Conflict {
  if (has >= PHOTOS_MAX) return new Conflict(`The machine already has ${PHOTOS_MAX} photos.`);
  return new Conflict(`The machine has ${has} photos; it may have ${PHOTOS_MAX}.`);
}
