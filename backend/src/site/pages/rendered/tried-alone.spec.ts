/** @jest-environment-options {"drawPages":true} */
import request from 'supertest';
import { api, as } from '../../../../test/api';
import { eventually } from '../../../../test/eventually';
import { remoteThat } from '../../../../test/rendered-remote';
import { make } from '../../../../test/make';
import { tryAlone } from '../../../../test/preview-scene';
import { releases } from '../../../../test/remote-scene';

const remote = (says: string) => remoteThat(`return jsx('b', { children: '${says}' });`);

const answerWith = (cookie: string) =>
  request(api.url).get('/small').set({ Accept: 'text/html', Cookie: cookie });
const pageWith = async (cookie: string): Promise<string> => (await answerWith(cookie)).text;

async function drawn(): Promise<string> {
  let html = '';
  await eventually('the page is drawn', async () => {
    html = await pageWith('');
    return html.includes('"isDrawn":true');
  });
  return html;
}

it('draws nothing for who tries a version alone, and for others what they had', async () => {
  await releases().publish('mf-small', remote('live words'), {});
  const { version } = await releases().publish('mf-small', remote('tried words'), { share: 0 });
  const answer = await tryAlone(as(await make.admin()), version);
  const [cookie = ''] = /remote_preview=[^;]+/.exec(String(answer.headers['set-cookie'])) ?? [];
  expect(await drawn()).toContain('<b>live words</b>');

  const own = await pageWith(cookie);

  expect(own).not.toMatch(/live words|tried words|first-answer/);
  expect(own).not.toContain(version);
  const others = await drawn();
  expect(others).toContain('<b>live words</b>');
  expect(others).not.toContain(version);
});

it('lets who tries a version alone run builds of their own machine, and nobody else', async () => {
  const { version } = await releases().publish('mf-small', remote('tried words'), { share: 0 });
  const answer = await tryAlone(as(await make.admin()), version);
  const [cookie = ''] = /remote_preview=[^;]+/.exec(String(answer.headers['set-cookie'])) ?? [];

  const answers = [
    await answerWith(cookie),
    await answerWith('remote_preview=1.1.9999999999.00'),
    await answerWith(''),
  ];

  const policies = answers.map(({ headers }) => String(headers['content-security-policy']));
  expect(policies.map((policy) => /script-src [^;]+ http:\/\/localhost:\*;/.test(policy))).toEqual([
    true,
    false,
    false,
  ]);
});
