import { as, guest } from '../../test/api';
import { make } from '../../test/make';

const join = (channel: string) => ({ channel_name: `private-${channel}` });

describe('POST broadcasting/auth', () => {
  it.each([
    'rental_requests',
    'messages',
    'support_tickets',
    'machines',
    'notifications',
    'users',
    'batch_runs',
  ])("admits to one's own %s channel alone, on both paths", async (prefix) => {
    const ray = await make.user();
    const other = await make.user();

    expect((await as(ray).post('/broadcasting/auth', join(`${prefix}.${ray.id}`))).status).toBe(200);
    expect((await as(ray).post('/api/broadcasting/auth', join(`${prefix}.${ray.id}`))).status).toBe(200);
    expect((await as(ray).post('/broadcasting/auth', join(`${prefix}.${other.id}`))).status).toBe(403);
  });

  it("refuses a guest, an unknown channel, and another's to an admin", async () => {
    const ray = await make.user();
    const admin = await make.admin();

    expect((await guest().post('/broadcasting/auth', join(`messages.${ray.id}`))).status).toBe(403);
    expect((await as(ray).post('/broadcasting/auth', join(`secrets.${ray.id}`))).status).toBe(403);
    expect((await as(admin).post('/broadcasting/auth', join(`messages.${ray.id}`))).status).toBe(403);
  });
});
