// A small S3: keeps objects in memory, and takes a request only if its signature is right, computed here anew from what
// came over the wire (AWS Signature Version 4). `npm run rig -- s3` runs the same specs against OpenStack Swift.
const { createHash, createHmac, randomBytes } = require('node:crypto');
const { createServer } = require('node:http');

const [KEY, SECRET, BUCKET] = ['test:tester', 'testing', 'yard'];
const sha = (bytes) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
const xml = (tag, body) => `<${tag}>${body}</${tag}>`;

/** @returns {Promise<{url: string, close(): Promise<void>}>} */
exports.openBucketServer = async function openBucketServer() {
  const store = { objects: new Map(), uploads: new Map() };
  const server = createServer((request, response) => void answer(store, request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  store.url = `s3://${encodeURIComponent(KEY)}:${SECRET}@127.0.0.1:${port}/${BUCKET}`;
  store.close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return store;
};

async function answer(store, request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const url = new URL(request.url, 'http://bucket');
  const problem = unsigned(request, url, body);
  if (problem) return send(response, 403, xml('Error', xml('Code', problem)));
  const [, bucket, ...rest] = url.pathname.split('/');
  const key = decodeURIComponent(rest.join('/'));
  if (bucket !== BUCKET) return send(response, 404, xml('Error', xml('Code', 'NoSuchBucket')));
  const act = key ? ofObject : ofBucket;
  act(
    store,
    { method: request.method, headers: request.headers, query: url.searchParams, key, body },
    response,
  );
}

/** Null for a request that is signed with the secret, and has the body that was signed. */
function unsigned({ method, headers }, url, body) {
  const [, scope, names, given] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(headers.authorization) ??
    [];
  if (!scope) return 'AccessDenied';
  const [id, day, region, service] = scope.split('/');
  const pairs = [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : 1));
  const query = pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
  const signed = names.split(';').map((name) => `${name}:${headers[name].trim()}\n`);
  const hash = headers['x-amz-content-sha256'];
  const asked = [method, url.pathname, query, signed.join(''), names, hash].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${day}/${region}/${service}/aws4_request`,
    sha(asked),
  ];
  const key = [day, region, service, 'aws4_request'].reduce(hmac, `AWS4${SECRET}`);
  const isRight = id === KEY && hmac(key, text.join('\n')).toString('hex') === given;
  if (!isRight) return 'SignatureDoesNotMatch';
  return hash === sha(body) ? null : 'XAmzContentSHA256Mismatch';
}

const escaped = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function ofBucket({ objects, uploads }, { method, query }, response) {
  if (method === 'HEAD') return send(response, 200);
  const prefix = query.get('prefix') ?? '';
  if (query.has('uploads')) {
    const all = [...uploads].map(([id, { key, at }]) =>
      xml('Upload', xml('Key', key) + xml('UploadId', id) + xml('Initiated', at.toISOString())),
    );
    return send(response, 200, xml('ListMultipartUploadsResult', all.join('')));
  }
  // Two a page, so that whoever lists has to turn pages.
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).sort();
  const start = names.findIndex((name) => name > (query.get('continuation-token') ?? ''));
  const page = start < 0 ? [] : names.slice(start, start + 2);
  const more = start >= 0 && start + 2 < names.length;
  const contents = page.map((name) => {
    const { bytes, at } = objects.get(name);
    return xml(
      'Contents',
      xml('Key', name) + xml('Size', bytes.length) + xml('LastModified', at.toISOString()),
    );
  });
  const next = more ? xml('NextContinuationToken', page.at(-1)) : '';
  send(response, 200, xml('ListBucketResult', xml('IsTruncated', more) + next + contents.join('')));
}

function ofObject(store, asked, response) {
  const { objects, uploads } = store;
  const { method, headers, query, key, body } = asked;
  const upload = uploads.get(query.get('uploadId'));
  if (method === 'POST' && query.has('uploads')) {
    const id = randomBytes(8).toString('hex');
    uploads.set(id, { key, at: new Date(), parts: [] });
    return send(response, 200, xml('InitiateMultipartUploadResult', xml('UploadId', id)));
  }
  if (method === 'POST') {
    put(store, key, Buffer.concat(upload.parts));
    uploads.delete(query.get('uploadId'));
    return send(response, 200, xml('CompleteMultipartUploadResult', ''));
  }
  if (method === 'PUT' && upload) {
    upload.parts[Number(query.get('partNumber')) - 1] = body;
    return send(response, 200, '', { etag: `"${sha(body)}"` });
  }
  if (method === 'PUT') {
    const source = decodeURIComponent(headers['x-amz-copy-source'] ?? '').replace(/^\/?yard\//, '');
    if (source && !objects.has(source)) return send(response, 404, xml('Error', xml('Code', 'NoSuchKey')));
    put(store, key, source ? objects.get(source).bytes : body);
    return send(response, 200, source ? xml('CopyObjectResult', '') : '');
  }
  if (method === 'DELETE') {
    if (upload) uploads.delete(query.get('uploadId'));
    else objects.delete(key);
    return send(response, 204);
  }
  read(objects.get(key), asked, response);
}

function put({ objects }, key, bytes) {
  objects.set(key, { bytes, at: new Date(), etag: `"${createHash('md5').update(bytes).digest('hex')}"` });
}

function read(found, { headers }, response) {
  if (!found) return send(response, 404, xml('Error', xml('Code', 'NoSuchKey')));
  const { bytes, at, etag } = found;
  const known = { etag, 'last-modified': at.toUTCString() };
  if (headers['if-none-match'] === etag) return send(response, 304, '', known);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === undefined) return send(response, 200, bytes, known);
  if (Number(from) >= bytes.length) return send(response, 416, xml('Error', xml('Code', 'InvalidRange')));
  const end = Math.min(to === '' ? bytes.length : Number(to) + 1, bytes.length);
  const range = `bytes ${from}-${end - 1}/${bytes.length}`;
  send(response, 206, bytes.subarray(Number(from), end), { ...known, 'content-range': range });
}

function send(response, status, body = '', headers = {}) {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
