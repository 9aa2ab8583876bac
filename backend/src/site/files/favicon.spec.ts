import request from 'supertest';
import { api } from '../../../test/api';

/** Browsers ask for it at pages without a link to another one, such as robots.txt. */
it.each(['url', 'adminUrl'] as const)(
  'gives browsers the icon that they ask for by themselves: %s',
  async (site) => {
    const { status, headers, body } = await request(api[site]).get('/favicon.ico').responseType('blob');

    expect([status, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
    const icon = body as Buffer;
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  },
);
