import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { geoipDatabase } from '../../../test/geoip-database';
import { DevicePlaces } from './device-places';

const folder = mkdtempSync(join(tmpdir(), 'yard-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

function placesOf(database: Buffer): Promise<DevicePlaces> {
  const file = join(folder, 'places.mmdb');
  writeFileSync(file, database);
  return DevicePlaces.open(file);
}

const names = (en: string) => ({ names: { en } });

it.each([
  ['198.51.100.7', 'Berlin, Germany'],
  ['::ffff:198.51.100.7', 'Berlin, Germany'],
  ['203.0.113.9', null],
])('says where %s is', async (address, place) => {
  const berlin = { city: names('Berlin'), country: names('Germany') };
  const places = await placesOf(geoipDatabase([198, 51, 100], berlin));

  expect(places.of(address)).toBe(place);
});

it('says the country where the town is not known', async () => {
  const places = await placesOf(geoipDatabase([198, 51, 100], { country: names('Germany') }));

  expect(places.of('198.51.100.7')).toBe('Germany');
});

it.each([
  ['127.0.0.1', 'This computer'],
  ['::1', 'This computer'],
  ['::ffff:10.1.2.3', 'Local network'],
  ['172.31.255.255', 'Local network'],
  ['172.32.0.0', null],
  ['fd00::1', 'Local network'],
  ['2001:db8::1', null],
  [null, null],
])('knows %s without a database', async (address, place) => {
  const places = await DevicePlaces.open(null);

  expect(places.of(address)).toBe(place);
});

it('refuses a file that is no such database', async () => {
  await expect(placesOf(Buffer.from('not a database'))).rejects.toThrow(/^GEOIP_DATABASE is ".*"; expected/);
});
