import { api, as, forgetBroadcasts, guest, rows, told } from '../../../test/api';
import { mailMessages } from '../../../test/mail-messages';
import { insert } from '../../../test/make';
import { attention, QUESTIONS, questionScene, shownTo } from '../../../test/question-scene';
import { refusal } from '../../../test/refusals';

describe('the conversation on a question', () => {
  it('is between who asks and the owner, with a notice and a mail to the other', async () => {
    const { owner, asker, ask } = await questionScene();
    const { body: question } = await ask();
    const path = `${QUESTIONS}/${question.id}/messages`;
    forgetBroadcasts();

    const answer = await as(owner).post(path, { content: 'It is 90 cm wide.' });

    expect(answer.body).toMatchObject({
      messageable_type: 'machine_question',
      messageable_id: question.id,
      user_id: owner.id,
      content: 'It is 90 cm wide.',
    });
    expect(told('messages', 'saved')).toEqual([owner.id, asker.id]);
    expect(told('machine_questions', 'saved')).toEqual([owner.id, asker.id]);
    expect(told('notifications', 'saved')).toEqual([asker.id]);
    await mailMessages();
    const mails = await rows<{ subject: string }>('mails', `recipient = '${asker.email}'`);
    expect(mails.map(({ subject }) => subject)).toEqual(['Olive Owner answered about Crawler Excavator']);
    expect((await shownTo(asker, question)).messages).toMatchObject([{ content: 'It is 90 cm wide.' }]);
  });

  it('tells both when an admin writes', async () => {
    const { owner, asker, admin, ask } = await questionScene();
    const { body: question } = await ask();
    forgetBroadcasts();

    await as(admin).post(`${QUESTIONS}/${question.id}/messages`, { content: 'Keep it friendly.' });

    expect(told('notifications', 'saved')).toEqual([owner.id, asker.id]);
    expect((await shownTo(owner, question)).answered_at).toBeNull();
  });

  it('takes no message without words, and takes one back', async () => {
    const { asker, owner, ask } = await questionScene();
    const { body: question } = await ask();
    const path = `${QUESTIONS}/${question.id}/messages`;
    const { body: message } = await as(asker).post(path, { content: 'And the bucket?' });
    forgetBroadcasts();

    expect((await as(asker).post(path, {})).body.errors).toEqual({
      content: ['The content field is required.'],
    });
    expect(api.broadcasts).toEqual([]);
    expect((await as(asker).delete(`${path}/${message.id}`)).status).toBe(204);
    expect(told('messages', 'deleted')).toEqual([owner.id, asker.id]);
  });

  it.each([
    ['unpublished', 'UPDATE machines SET published_at = NULL'],
    ['deleted', "UPDATE machines SET deleted_at = '2026-11-20 12:00:00.000'"],
    ['of a suspended owner', "UPDATE users SET suspended_at = '2026-11-20 12:00:00.000' WHERE owner = 1"],
  ])('is closed, and still read, once the machine is %s', async (_, sql) => {
    const { asker, admin, ask } = await questionScene();
    const { body: question } = await ask();
    const path = `${QUESTIONS}/${question.id}/messages`;
    await api.dataSource.query(sql);
    forgetBroadcasts();

    for (const person of [asker, admin]) {
      const answer = await as(person).post(path, { content: 'Still there?' });
      expect(refusal(answer)).toEqual([
        409,
        'This machine is no longer listed, so its questions are closed.',
      ]);
    }

    expect(await rows('messages')).toEqual([]);
    expect(api.broadcasts).toEqual([]);
    expect(await shownTo(asker, question)).toMatchObject({
      open: false,
      machine: { subject: 'Crawler Excavator' },
    });
  });

  it('asks nothing of the owner once the machine is withdrawn, and goes on when it is offered again', async () => {
    const { owner, machine, ask } = await questionScene();
    const { body: question } = await ask();
    await as(owner).post(`/api/machines/${machine.id}/unpublish`);
    expect(await attention(owner)).toEqual([]);
    expect((await shownTo(owner, question)).needs_attention).toBe(false);

    await as(owner).post(`/api/machines/${machine.id}/publish`);

    expect(await attention(owner)).toEqual([question.id]);
    const answer = await as(owner).post(`${QUESTIONS}/${question.id}/messages`, { content: 'It does.' });
    expect(answer.status).toBe(201);
  });

  it('stamps the first answer once, however many come at once', async () => {
    const { owner, asker, ask } = await questionScene();
    const { body: question } = await ask();
    await as(owner).get(QUESTIONS);

    await Promise.all(
      [1, 2, 3].map((n) => as(owner).post(`${QUESTIONS}/${question.id}/messages`, { content: `Yes ${n}` })),
    );

    const notices = await rows<{ title: string }>('notifications', `user_id = ${asker.id}`);
    const firsts = notices.filter(({ title }) => title.startsWith('Olive Owner answered'));
    expect([notices.length, firsts.length]).toEqual([3, 1]);
  });

  it('admits its two people and admins to its presence channel, nobody else', async () => {
    const { owner, asker, admin, stranger, machine } = await questionScene();
    const question = await insert('machine_questions', {
      user_id: asker.id,
      machine_id: machine.id,
      owner_id: owner.id,
      message: 'Free?',
    });
    const join = { channel_name: `presence-machine_question.${question.id}` };

    for (const person of [owner, asker, admin]) {
      expect((await as(person).post('/broadcasting/auth', join)).status).toBe(200);
    }
    expect((await as(stranger).post('/broadcasting/auth', join)).status).toBe(403);
    expect((await guest().post('/broadcasting/auth', join)).status).toBe(403);
  });
});
