import { Inject, Injectable } from '@nestjs/common';
import type { MachineRecord } from '@yard/contracts';
import { mutePath, savedSearchPath, savedSearchType } from '@yard/contracts/saved';
import { formatMoney } from '@kit/money';
import { SignedLinks } from '../../../accounts/emails/signed-links';
import { type Environment, ENVIRONMENT } from '../../../config/environment';
import { CURRENCY } from '@kit/server/base/settings/money';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { MailOutbox } from '../../../notifications/mail-outbox';
import type { User } from '../../../users/user.entity';
import type { SavedSearch } from '../searches/saved-search.entity';

/** People unsubscribe from mails that are months old. */
const LINK_SECONDS = 365 * 24 * 60 * 60;

export interface Digest {
  machines: readonly MachineRecord[];
  /** Includes those that are not named. */
  total: number;
}

/** Mails the new machines of a saved search. */
@Injectable()
export class DigestMails {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly links: SignedLinks,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async post(tx: Transaction, reader: User, search: SavedSearch, digest: Digest): Promise<void> {
    const { machines, total } = digest;
    const { appUrl } = this.environment;
    const count = total === 1 ? '1 new machine' : `${total.toLocaleString('en-US')} new machines`;
    await this.outbox.post(tx, {
      recipient: reader,
      subject: `${count} in “${search.name}”`,
      body: `${count} ${total === 1 ? 'matches' : 'match'} your search “${search.name}”.${total > machines.length ? ' Here are the newest.' : ''}`,
      items: machines.map((machine) => ({
        title: machine.subject,
        detail: detailOf(machine),
        url: `${appUrl}/machines/${machine.id}`,
      })),
      link: { label: 'See all matches', url: `${appUrl}${savedSearchPath(search)}` },
      unsubscribe: this.unsubscribe(search),
    });
  }

  private unsubscribe({ id }: SavedSearch) {
    const url = this.links.make(mutePath(id), LINK_SECONDS);
    return {
      reason: 'You get this at most once a day because you saved this search on Yard.',
      label: 'Turn off these emails',
      url,
      oneClick: url.replace(mutePath(id), `/${savedSearchType.endpoint}/${id}/mute`),
    };
  }
}

/** `Crawler Excavator · Austin, TX · $400 a day` */
function detailOf({ machine_type_name, city, state, daily_rate }: MachineRecord): string {
  const place = [city, state].filter(Boolean).join(', ');
  const rate = daily_rate === null ? '' : `${formatMoney(daily_rate, CURRENCY)} a day`;
  return [machine_type_name, place, rate].filter(Boolean).join(' · ');
}
