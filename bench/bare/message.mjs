// A message with its notice and mail to the other side, in one transaction; and what the sockets hear after it.
import { inTransaction, NAMES, POST_MAIL, POST_MESSAGE, POST_NOTICE, READER } from './database.mjs';
import { stamp } from './json.mjs';
import { messageJson } from './list.mjs';

const SITE = process.env.APP_URL;

/** @returns the new record, and channel and data of each event */
export async function post(author, request, content) {
  const now = new Date();
  const readerId = author.id === request.user_id ? request.owner_id : request.user_id;
  const { message, notice } = await inTransaction(async (run) => {
    const place = { user_id: author.id, messageable_id: request.id, content };
    const posted = await run(POST_MESSAGE, [now, now, ...Object.values(place)]);
    const [{ machine }] = await run(NAMES, [request.user_id, request.owner_id, request.machine_id]);
    const [reader] = await run(READER, [readerId]);
    const title = `New message about ${machine}`;
    const body = `${author.name} writes:\n\n${content}`;
    const type = 'rental_request.message';
    const data = { rental_request_id: request.id };
    const stored = [now, now, readerId, type, title, body, JSON.stringify(data)];
    const { insertId } = await run(POST_NOTICE, stored);
    await run(POST_MAIL, [now, now, reader.email, title, ...mailForms(reader, title, body, request.id)]);
    const stamps = { created_at: now, updated_at: now, user_name: author.name };
    return {
      message: messageJson({ ...place, ...stamps, id: posted.insertId }, []),
      notice: noticeJson({ id: insertId, user_id: readerId, type, title, body, data, now }),
    };
  });
  const parties = [request.user_id, request.owner_id];
  const events = [
    ...parties.map((id) => [`private-messages.${id}`, { model: message }]),
    [`private-notifications.${readerId}`, { model: notice }],
    ...parties.map((id) => [`private-rental_requests.${id}`, { id: request.id }]),
  ];
  return { record: message, events };
}

function noticeJson({ id, user_id, type, title, body, data, now }) {
  const at = stamp(now);
  const stamps = { id, created_at: at, updated_at: at, deleted_at: null };
  return { ...stamps, user_id, type, title, body, data, read_at: null };
}

/** Text and HTML. */
function mailForms(reader, title, body, requestId) {
  const paragraphs = [`Hello ${reader.name},`, ...body.split(/\n{2,}/)];
  const url = `${SITE}/rentals/${requestId}`;
  const blocks = paragraphs.map((each) => `<p>${escaped(each).replaceAll('\n', '<br>')}</p>`);
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;color:#1c1c1c">',
    ...blocks,
    `<p><a href="${escaped(url)}">Open it on Yard</a></p>`,
    '<p>Yard</p>',
    '</body></html>',
    '',
  ].join('\n');
  return [`${[...paragraphs, `Open it on Yard: ${url}`, 'Yard'].join('\n\n')}\n`, html];
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text) {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
