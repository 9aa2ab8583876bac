import { formatMoney } from '@kit/money';
import type { Block, Fact, PdfContent } from '@kit/server/pdf/pdf-content';
import { facts, heading, paragraph, row } from '@kit/server/pdf/pdf-content';
import { PRODUCT_NAME } from '../../config/product';
import { outcomeOf } from '../money/dispute-evidence';
import { at, condition, type Evidence, picturesOf, tableOf } from './evidence-parts';

/** A rental's history, for anybody who has to judge it: a bank, an insurer, a court. */
export function evidenceDocument(evidence: Evidence, now: Date): PdfContent {
  const { request, parties, currency, part, parts } = evidence;
  return {
    publisher: PRODUCT_NAME,
    title: parts > 1 ? `Evidence file, part ${part} of ${parts}` : 'Evidence file',
    subtitle: `${parties.machine}\n${request.start_date} to ${request.end_date}`,
    footer: `Evidence, rental request ${request.id}`,
    issued_at: now,
    currency,
    blocks: [
      ...overview(evidence, now),
      ...(evidence.part === 1 ? history(evidence) : []),
      ...messages(evidence),
    ],
  };
}

function overview(evidence: Evidence, now: Date): Block[] {
  const { request, parties } = evidence;
  return [
    facts(
      2,
      ['Rental request', String(request.id)],
      ['Made', at(evidence, now)],
      ['Renter', parties.renter],
      ['Owner', parties.owner],
      ['Machine', parties.machine],
      ['Status', request.status],
      ['Place of use', request.address],
      ['Times are those of', parties.zone],
    ),
  ];
}

function history(evidence: Evidence): Block[] {
  return [
    ...agreements(evidence),
    ...payments(evidence),
    ...handover(evidence),
    ...breakdowns(evidence),
    ...machineReturn(evidence),
  ];
}

function agreements(evidence: Evidence): Block[] {
  const rows = evidence.request.document_agreements.map(({ name, version, agreed_at, ...hashes }) =>
    row(`${name}, version ${version}`, at(evidence, agreed_at), hashes.final_sha256 ?? hashes.sha256),
  );
  return tableOf('Documents that were agreed to', ['Document', 'Agreed on', 'SHA-256'], rows);
}

function payments(evidence: Evidence): Block[] {
  const { request, currency } = evidence;
  const money = (major: number) => formatMoney(major, currency, { exact: true });
  const rows = request.payments.map((payment) => {
    const { kind, amount, refunded_amount, created_at } = payment;
    return row(at(evidence, created_at), kind, outcomeOf(payment), money(amount), money(refunded_amount));
  });
  return tableOf('Payments', ['Asked for', 'Kind', 'Status', 'Amount', 'Refunded'], rows);
}

function handover(evidence: Evidence): Block[] {
  const out = evidence.request.handover;
  if (!out) return [];
  const signed = (name: string | null, instant: string | null): string =>
    instant ? `${name ?? ''}, ${at(evidence, instant)}` : 'Not signed';
  return [
    heading(1, 'Hand-over'),
    facts(
      2,
      ['Recorded', at(evidence, out.created_at)],
      ['Hour meter', `${out.hours} h`],
      ['Fuel', `${out.fuel_level}%`],
      ...out.readings.map(({ user_id, hours, fuel_level, at: read }): [string, string] => [
        `Read by the ${user_id === evidence.request.user_id ? 'renter' : 'owner'}`,
        `${hours} h, ${fuel_level}%, ${at(evidence, read)}`,
      ]),
      ['Signed by the owner', signed(out.signed_by_owner_name, out.signed_by_owner_at)],
      ['Signed by the renter', signed(out.signed_by_renter_name, out.signed_by_renter_at)],
    ),
    ...condition(evidence, out),
  ];
}

function breakdowns(evidence: Evidence): Block[] {
  return evidence.request.breakdowns.flatMap((breakdown) => [
    heading(1, 'Breakdown'),
    facts(
      2,
      ['Down since', at(evidence, breakdown.since)],
      ['Worked again', breakdown.up_at ? at(evidence, breakdown.up_at) : 'Not yet'],
    ),
    paragraph(breakdown.details),
    ...(breakdown.resolution ? [paragraph(breakdown.resolution)] : []),
    ...picturesOf(
      evidence,
      breakdown.photos.map(({ media_id }) => [media_id, 'Breakdown']),
    ),
  ]);
}

function machineReturn(evidence: Evidence): Block[] {
  const { machine_return: back, decision } = evidence.request;
  if (!back) return [];
  const rows: [string, string | null][] = [
    ['Returned', at(evidence, back.returned_at)],
    ['Condition', back.condition],
    ['Hour meter', back.hours === null ? null : `${back.hours} h`],
    ['Fuel', back.fuel_level === null ? null : `${back.fuel_level}%`],
    ['Accepted', back.accepted_at && at(evidence, back.accepted_at)],
    ['Contested', back.contested_at && at(evidence, back.contested_at)],
    ['Why', back.contest_reason],
    ['Decided', decision && `${at(evidence, decision.decided_at)} ${decision.reason ?? ''}`],
  ];
  const known = rows.flatMap(([label, text]): Fact[] => (text === null ? [] : [[label, text]]));
  return [
    heading(1, 'Return'),
    facts(2, ...known),
    ...condition(evidence, back),
    ...picturesOf(
      evidence,
      back.contest_photos.map(({ media_id }) => [media_id, 'Contest']),
    ),
  ];
}

function messages(evidence: Evidence): Block[] {
  if (evidence.messages.length === 0) return [];
  const written = evidence.messages.flatMap((message) => [
    paragraph(`${at(evidence, message.at)}, ${message.author}: ${message.content}`),
    ...picturesOf(
      evidence,
      message.photo_ids.map((id) => [id, message.author]),
    ),
  ]);
  const { part, parts, request } = evidence;
  const rest = `The messages continue in part ${part + 1}: /api/rental_requests/${request.id}/evidence?part=${part + 1}`;
  return [heading(1, 'Messages'), ...written, ...(part < parts ? [paragraph(rest)] : [])];
}
