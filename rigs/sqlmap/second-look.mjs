// Sqlmap takes what it sent out of an answer before it compares two, and what is left of a short list's links may
// differ by that alone. What it holds for true and for false of a parameter is therefore asked once more, and compared
// whole.
const CLAIM = /Type: (.+)\n\s+Title: .+\n\s+Payload: (.+)/g;
const TRUTH = /(\d+)=\1(?!\d)/;
const TIMES = 3;

/** @returns whether what sqlmap said stands: all but truths of a GET's parameter that change nothing */
export async function stands(url, { method, path, headers }, log) {
  const claims = [...log.matchAll(CLAIM)].map(([, type, payload]) => ({ type, payload }));
  const isAsked = ({ type, payload }) =>
    method === 'GET' && type === 'boolean-based blind' && !payload.startsWith('http') && TRUTH.test(payload);
  if (claims.length === 0 || !claims.every(isAsked)) return true;
  for (const { payload } of claims) {
    for (let time = 0; time < TIMES; time += 1) {
      const [, number] = TRUTH.exec(payload);
      const other = String(Number(number) + 1).padStart(number.length, '0');
      const ask = (query) => answerTo(`${url}${path.split('?')[0]}?${query}`, headers, [number, other]);
      if ((await ask(payload)) !== (await ask(payload.replace(TRUTH, `$1=${other}`)))) return true;
    }
  }
  return false;
}

async function answerTo(address, headers, numbers) {
  const answer = await fetch(new URL(address), { headers });
  const text = `${answer.status} ${await answer.text()}`;
  return numbers.reduce((left, number) => left.replaceAll(number, 'N'), text);
}
