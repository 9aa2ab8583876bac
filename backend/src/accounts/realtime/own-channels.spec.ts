import * as contracts from '@yard/contracts';
import { as, guest } from '../../../test/api';
import { make } from '../../../test/make';

const join = (channel: string) => ({ channel_name: `private-${channel}` });

const PREFIXES = Object.values(contracts).flatMap((one: unknown) =>
  typeof one === 'object' && one !== null && 'endpoint' in one && 'channel' in one ? [one.channel] : [],
);

/** Declared, though nothing is sent on it: the server reads the same declarations, and would lose it with its type. */
const SILENT = 'machine_returns';

describe('POST broadcasting/auth', () => {
  it.each([...new Set([...PREFIXES, SILENT])])(
    "admits to one's own %s channel alone, on both paths",
    async (prefix) => {
      const ray = await make.user();
      const other = await make.user();

      expect((await as(ray).post('/broadcasting/auth', join(`${prefix}.${ray.id}`))).status).toBe(200);
      expect((await as(ray).post('/api/broadcasting/auth', join(`${prefix}.${ray.id}`))).status).toBe(200);
      expect((await as(ray).post('/broadcasting/auth', join(`${prefix}.${other.id}`))).status).toBe(403);
    },
  );

  it("refuses a guest, an unknown channel, and another's to an admin", async () => {
    const ray = await make.user();
    const admin = await make.admin();

    expect((await guest().post('/broadcasting/auth', join(`messages.${ray.id}`))).status).toBe(403);
    expect((await as(ray).post('/broadcasting/auth', join(`secrets.${ray.id}`))).status).toBe(403);
    expect((await as(admin).post('/broadcasting/auth', join(`messages.${ray.id}`))).status).toBe(403);
  });
});
