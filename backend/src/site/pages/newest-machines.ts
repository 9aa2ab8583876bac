import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Machine } from '../../catalog/machines/machine.entity';
import { OFFERED } from '../../catalog/search/machine-visibility';
import { escaped } from '@kit/server/base/html/escaped';

const SHOWN = 24;

/** The machines that were offered last, for who reads lists without scripts. */
@Injectable()
export class NewestMachines {
  constructor(@InjectRepository(Machine) private readonly machines: Repository<Machine>) {}

  async asHtml(): Promise<string> {
    const machines = await this.machines
      .createQueryBuilder('machine')
      .select(['machine.id', 'machine.subject', 'machine.city', 'machine.state'])
      .where(OFFERED)
      .orderBy('machine.id', 'DESC')
      .take(SHOWN)
      .getMany();
    const items = machines.map(({ id, subject, city, state }) => {
      const place = [city, state].filter(Boolean).join(', ');
      return `<li><a href="/machines/${id}">${escaped(subject)}</a> ${escaped(place)}</li>`;
    });
    return `<h1>Heavy machines to rent</h1><ul>${items.join('')}</ul><p>Renting one needs JavaScript.</p>`;
  }
}
