// Two versions on one database that has the newer one's schema: each does some of everything, reads everything, goes on
// with the other's sessions, and the books of both agree. `run.mjs FOLDER`: the checkout of the older one. The database
// of DATABASE_URL must be empty. Prints what failed; exit 1 on failure.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { signedIn } from '../load/people.mjs';
import { prepare, startProduct, surroundings } from '../load/product.mjs';
import { everyAddress, someOfEverything } from './story.mjs';
import { endWith } from '../kit/end.mjs';

const [older] = process.argv.slice(2);
const NAMES = ['renter', 'owner', 'admin'];
const ids = await prepare();
const around = surroundings();
const wrong = [];
let answered = 0;

const versions = {
  older: await startProduct(around.variables, { main: join(older, 'backend/dist/apps/server/main.js') }),
  newer: await startProduct(around.variables),
};
try {
  const people = {};
  for (const [name, { url }] of Object.entries(versions)) people[name] = await peopleAt(url);
  let turn = 0;
  for (const [version, sessions] of [
    ['older', 'older'],
    ['newer', 'newer'],
    ['older', 'newer'],
    ['newer', 'older'],
  ]) {
    await visit(`the ${version} version, sessions of the ${sessions}`, versions[version].url, {
      people: moved(people[sessions], versions[version].url),
      turn: (turn += 1),
    });
  }
} finally {
  for (const [name, product] of Object.entries(versions)) {
    const code = await product.stop();
    if (code !== 0) wrong.push(`the ${name} version ended with ${code}: ${product.log().slice(-1000)}`);
    if (/"level":(50|60)/.test(product.log()))
      wrong.push(`the ${name} version said ${product.log().slice(-1000)}`);
  }
}
for (const command of ['audit:check', 'ledger:check']) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['backend/dist/apps/cli/cli.js', command], {
    env: { ...process.env, ...around.variables },
    encoding: 'utf8',
  });
  if (status !== 0) wrong.push(`${command} ended with ${status}: ${stdout}${stderr}`);
}
around.remove();
endWith(wrong, { answered });

async function peopleAt(url) {
  return Object.fromEntries(await Promise.all(NAMES.map(async (name) => [name, await signedIn(url, name)])));
}

/** The same sessions at another address. */
function moved(people, url) {
  return Object.fromEntries(Object.entries(people).map(([name, person]) => [name, person.at(url)]));
}

async function visit(who, url, { people, turn }) {
  const refused = [];
  const send = async (name, method, path, body) => {
    const { status, body: answer } = await people[name].call(method, path, body);
    answered += 1;
    if (status >= 300)
      refused.push(`${who}: ${name} ${method} ${path} was answered ${status} ${JSON.stringify(answer)}`);
    return answer;
  };
  await someOfEverything(send, { ids, turn });
  wrong.push(...refused);
  for (const path of await everyAddress(url)) {
    for (const name of NAMES) {
      const { status } = await people[name].call('GET', path);
      answered += 1;
      // Refused and missing pages have nothing to do with versions.
      if (status >= 500 || status === 401) wrong.push(`${who}: ${name} GET ${path} was answered ${status}`);
    }
  }
}
