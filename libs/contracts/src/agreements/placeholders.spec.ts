import { withBlanks } from './blanks';
import {
  type AgreementFacts,
  agreementValues,
  brokenPlaceholder,
  contactOf,
  escapeHtml,
  fillPlaceholders,
  PLACEHOLDERS,
  publicPlace,
  sampleAgreement,
  unknownPlaceholders,
} from './placeholders';

const money = (major: number) => `$${major}.00`;
const ALL = PLACEHOLDERS.map((name) => `{{ ${name} }}`).join('|');

const facts: AgreementFacts = {
  today: '2026-11-20',
  owner: { name: 'Olive Owner' },
  renter: { name: 'Rita Renter' },
  owner_place: 'Austin, TX',
  machine_place: 'Round Rock, TX',
  renter_address: '1 Main St, Austin, TX 78701',
  machine_subject: 'Crawler Excavator',
  start_date: '2026-12-14',
  end_date: '2026-12-18',
  subtotal: 400,
  deposit_amount: 100,
};

it('is filled with everything that is known of a rental', () => {
  expect(agreementValues(facts, money)).toEqual({
    date: 'November 20, 2026',
    owner_name: 'Olive Owner',
    owner_phone_number_and_email: 'after approval',
    owner_address: 'Austin, TX',
    renter_name: 'Rita Renter',
    renter_address: '1 Main St, Austin, TX 78701',
    renter_phone_number_and_email: 'after approval',
    equipment_address: 'Round Rock, TX',
    equipment_name: 'Crawler Excavator',
    start_date: 'December 14, 2026',
    end_date: 'December 18, 2026',
    amount: '$400.00',
    deposit_amount: '$100.00',
  });
});

it('says how to reach somebody, by mail alone where there is no phone', () => {
  const email = 'olive@example.com';
  expect(contactOf({ phone: '555 0101', email })).toBe('555 0101, olive@example.com');
  expect(contactOf({ phone: null, email })).toBe(email);
});

it('shows a preview with samples', () => {
  expect(fillPlaceholders(ALL, sampleAgreement('2026-11-20', money)).split('|')).toEqual([
    ...['November 20, 2026', 'Olive Owner', '(555) 010-0101, olive@example.com', 'Austin, TX'],
    ...['Ray Renter', '12 Quarry Road, Austin, TX 78701', '(555) 010-0102, ray@example.com'],
    ...['Round Rock, TX', 'Crawler Excavator', 'November 20, 2026', 'November 20, 2026', '$1000.00'],
    '$500.00',
  ]);
});

it('is read with blanks that say what will stand there', () => {
  const { html, hasBlanks } = withBlanks(ALL);

  expect(hasBlanks).toBe(true);
  expect(html.split('|')).toEqual([
    ...['[date]', '[owner’s name]', '[owner’s phone and email]', '[owner’s city and state]'],
    ...['[renter’s name]', '[renter’s own address]', '[renter’s phone and email]'],
    ...['[city and state where the machine stands]', '[machine]', '[first day]', '[last day]'],
    ...['[rental amount]', '[deposit]'],
  ]);
  expect(withBlanks('<p>{{ nothing }}</p>')).toEqual({ html: '<p>{{ nothing }}</p>', hasBlanks: false });
});

it('names what no placeholder has, each once', () => {
  expect(unknownPlaceholders('{{ date }} {{ price }} {{price}} {{ rent }}')).toEqual(['price', 'rent']);
});

it.each([
  ['<p>{{owner_name}</p>', '{{owner_name}'],
  ['<p>{<b>{renter_name}</b>}</p>', '{{renter_name}}'],
  ['{ {owner_name} }', '{ {owner_name} }'],
  ['{owner_name}', '{owner_name}'],
  ['<p>{</p>', null],
  ['the owner_name}} signs', 'the owner_name}}'],
  ['{{{owner_name}}}', '{{{…}}}'],
  ['{{date}} and owner_name }', 'owner_name }'],
  ['&lbrace;&#123;owner_<i>name</i>&#x7D;}', '{{owner_name}}'],
  ['｛｛date｝｝', '{{date}}'],
  ['<a title="{{date}" href="/x">x</a>', '{{date}" href="/x">x</a>'],
  ['{{ date', '{{ date'],
  ['{{date}} {{owner_name}}{{renter_name}}', null],
  ['{a: 1} of the amount, {updates}', null],
])('sees in %j the part of a placeholder', (content, broken) => {
  expect(brokenPlaceholder(content)).toBe(broken);
});

it('escapes a value in the text, and takes from one in a tag what means anything there', () => {
  const values = { ...sampleAgreement('2026-11-20', money), owner_name: `<b>javascript:&'"` };

  expect(fillPlaceholders('<a title="{{ owner_name }}">{{owner_name}}</a>', values)).toBe(
    '<a title="bjavascript">&lt;b&gt;javascript:&amp;&#39;&quot;</a>',
  );
  expect(escapeHtml('a < b')).toBe('a &lt; b');
});

it('tells everybody city and state of a place, as far as they are known', () => {
  const places = [
    { city: 'Austin', state: 'TX' },
    { city: null, state: 'TX' },
    { city: null, state: null },
  ];

  expect(places.map(publicPlace)).toEqual(['Austin, TX', 'TX', '']);
});
