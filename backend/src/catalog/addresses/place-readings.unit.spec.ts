import { placeReadings, spellingsOf, stateCalled, statesBeginning } from './place-readings';

const written = (text: string) =>
  placeReadings(text).map(({ code, city, state }) => [code, city, state].filter(Boolean).join('|'));

it.each([
  ['78701', ['78701']],
  [' 78701-1234 ', ['78701']],
  ['123456', []],
  ['10001x', []],
  ['Austin', ['Austin']],
  ['Austin, TX', ['Austin|TX']],
  ['Austin,  TX.', ['Austin|TX']],
  ['austin texas', ['austin texas', 'austin|texas']],
  ['Boise, ID 83702', ['83702', 'Boise|ID']],
  ['Dallas TX 75201-0001', ['75201', 'Dallas TX', 'Dallas|TX']],
  ['Dallas, TX, United States', ['Dallas|TX']],
  ['Washington, D.C.', ['Washington|DC']],
  ['78701 Austin, TX', ['78701|Austin|TX', '78701 Austin|TX', 'TX']],
  ['73301 Oak St, Tulsa, OK', ['73301|Oak St|Tulsa OK', 'Tulsa|OK', 'OK']],
  ['12 Oak St Tulsa', ['St Tulsa', 'St|Tulsa', 'Tulsa']],
])('understands %j', (text, readings) => {
  expect(written(text)).toEqual(readings);
});

it('tries a state of up to three words', () => {
  expect(written('Saipan Northern Mariana Islands')).toEqual([
    'Saipan Northern Mariana Islands',
    'Saipan Northern Mariana|Islands',
    'Saipan Northern|Mariana Islands',
    'Saipan|Northern Mariana Islands',
  ]);
});

it.each([
  ['St. Joseph', 'saint joseph'],
  ['Saint John', 'st john'],
  ['Ft Worth', 'fort worth'],
  ['Mt. Pleasant', 'mount pleasant'],
  ['Sault Ste. Marie', 'sault sainte marie'],
  ['Port St. Lucie', 'port saint lucie'],
  ['N. Las Vegas', 'north las vegas'],
  ['Land O’Lakes', 'land o lakes'],
  ['Lee’s Summit', 'lees summit'],
  ['Peñasco', 'penasco'],
  ['Winston–Salem', 'winston-salem'],
  ['Winston Salem', 'winston-salem'],
  ['Coeur d Alene', "coeur d'alene"],
  ['Coeur D’Alene', "coeur d'alene"],
  ['New York City', 'new york'],
])('spells %s as %s too', (city, spelling) => {
  expect(spellingsOf(city)).toContain(spelling);
});

it('spells no text that is longer than a name in more than one way', () => {
  expect(spellingsOf('st '.repeat(80))).toHaveLength(1);
});

it.each([
  ['TX', 'TX'],
  ['north carolina', 'NC'],
  ['N. Carolina', 'NC'],
  ['D. C.', 'DC'],
  ['U.S. Virgin Islands', 'VI'],
  ['Atlantis', null],
])('takes %s for the state %s', (text, code) => {
  expect(stateCalled(text)).toBe(code);
});

it.each([
  ['te', ['TN', 'TX']],
  ['W. Vir', ['WV']],
  ['Ohi', ['OH']],
  ['zz', []],
])('finds the states that begin with %s', (text, codes) => {
  expect(statesBeginning(text).sort()).toEqual(codes);
});

it('takes any state where none is said', () => expect(statesBeginning('')).toHaveLength(56));
