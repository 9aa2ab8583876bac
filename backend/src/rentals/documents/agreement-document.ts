import { formatDate, formatTime, todayIn } from '@yard/dates';
import { PRODUCT_NAME } from '../../config/product';
import { safeHtml } from '../../agreements/safe-html';
import { CURRENCY } from '@kit/server/base/settings/money';
import { blocksOfHtml } from '@kit/server/pdf/html-blocks';
import { type Block, facts, heading, type PdfContent, paragraph } from '@kit/server/pdf/pdf-content';
import type { DocumentAgreement } from '../records/document-agreement.entity';
import type { RentalRequest } from '../records/rental-request.entity';
import { pickupFacts } from './pickup-facts';
import type { Parties } from './rental-parties';

export interface Agreed {
  request: RentalRequest;
  parties: Parties;
  text: DocumentAgreement;
  accepted: readonly (DocumentAgreement & { accepted_by: string })[];
}

const RECORD =
  'These texts were accepted on Yard. Each hash is the SHA-256 of the exact text that was accepted.';

const FINAL =
  'This is the final copy of the rental agreement, made at approval. It adds the full addresses of the owner and the equipment, which the accepted text names only by city and state, and contact details.';

/** The rental agreement, with the record of it. @param now  when the paper is made */
export function agreementDocument({ request, parties, text, accepted }: Agreed, now: Date): PdfContent {
  const days = `${formatDate(request.start_date, 'long')} to ${formatDate(request.end_date, 'long')}`;
  return {
    publisher: PRODUCT_NAME,
    title: 'Rental agreement',
    subtitle: `${parties.machine}\n${days}`,
    footer: `Rental request ${request.id}: rental agreement, version ${text.version}`,
    issued_at: now,
    currency: CURRENCY,
    blocks: [
      facts(
        2,
        ['Renter', parties.renter],
        ['Owner', parties.owner],
        ['Machine', parties.machine],
        ['Rental request', String(request.id)],
        ['First day', formatDate(request.start_date, 'long')],
        ['Last day', formatDate(request.end_date, 'long')],
        ...pickupFacts(parties),
      ),
      { type: 'rule' },
      ...blocksOfHtml(safeHtml(text.final_content ?? text.content)),
      { type: 'rule' },
      heading(1, 'Acceptance record'),
      paragraph(text.final_content === null ? RECORD : `${RECORD} ${FINAL}`),
      ...accepted.flatMap((document) => recordOf(document, parties.zone)),
    ],
  };
}

type Accepted = Agreed['accepted'][number];

function recordOf(document: Accepted, zone: string): Block[] {
  return [
    heading(3, document.name),
    facts(
      2,
      ['Kind of document', document.kind.replaceAll('_', ' ')],
      ['Version', String(document.version)],
      ['Accepted by', document.accepted_by],
      ['From the address', document.ip_address ?? 'not known'],
      [`Time in ${zone}`, momentIn(zone, document.agreed_at)],
      ['Time in UTC', momentIn('UTC', document.agreed_at)],
    ),
    facts(
      1,
      ['SHA-256 of the text', document.sha256],
      ...(document.final_sha256 === null
        ? []
        : [['SHA-256 of the copy with the streets', document.final_sha256] as [string, string]]),
    ),
  ];
}

/** `Fri, Nov 20, 2026, 6:00 AM`. */
function momentIn(zone: string, at: Date): string {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${formatDate(todayIn(zone, at), 'full')}, ${formatTime(clock.format(at))}`;
}
