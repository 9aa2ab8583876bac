import { channelSignature, isSignedChannel, signed } from './pusher-signature';

/** The published vectors of the protocol. */
const APP = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };
const PRIVATE = '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4';
const MEMBER = '{"user_id":10,"user_info":{"name":"Mr. Pusher"}}';

describe('signatures of the Pusher protocol', () => {
  it('are those of the published vectors', () => {
    expect(channelSignature(APP, '1234.1234', 'private-foobar')).toBe(PRIVATE);
    expect(channelSignature(APP, '1234.1234', 'presence-foobar', MEMBER)).toBe(
      `${APP.key}:afaed3695da2ffd16931f457e338e6c9f2921fa133ce7dac49f529792be6304c`,
    );
    const query =
      'auth_key=278d425bdf160c739803&auth_timestamp=1353088179&auth_version=1.0&body_md5=ec365a775a4cd0599faeb73354201b6f';
    expect(signed(APP, `POST\n/apps/3/events\n${query}`)).toBe(
      'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
    );
  });

  it.each([
    ['as made', PRIVATE, '1234.1234', true],
    ['for another socket', PRIVATE, '1234.1235', false],
    ['under another key', PRIVATE.replace('278d', '378d'), '1234.1234', false],
    ['without a key', PRIVATE.split(':')[1], '1234.1234', false],
    ['that is no text', 5, '1234.1234', false],
  ])('%s', (_what, auth, socketId, isGood) => {
    expect(isSignedChannel(APP, auth, socketId, 'private-foobar')).toBe(isGood);
  });
});
