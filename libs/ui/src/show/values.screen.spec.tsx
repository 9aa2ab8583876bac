import { openPart, page } from '@yard/testing/screen';
import { type ReactNode } from 'react';
import { Avatar, Badge, Indicator, StatusBadge } from './badge';
import { ReviewEntry } from './review-entry';
import { Rating, Stars } from './stars';
import { DateText, Money, PriceLines, SpecSheet, Typed } from './values';
import { Written } from './written';

const shown = async (part: ReactNode) => {
  const screen = openPart(<div data-testid="part">{part}</div>);
  return { ...screen, part: await page.findByTestId('part') };
};
const classesOf = (part: Element, name: string) =>
  [...part.querySelectorAll(`.${name}`)].map(({ className }) => className);

it('says states in words, with the colour and symbol of each', async () => {
  const { part } = await shown(
    <>
      {(['neutral', 'good', 'warn', 'bad', 'info'] as const).map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      ))}
      <Badge>3</Badge>
      <Badge icon="pin">Austin</Badge>
    </>,
  );
  expect(part.textContent).toBe('neutralgoodwarnbadinfo3Austin');
  expect(classesOf(part, 'badge')).toEqual([
    'badge neutral',
    'badge good',
    'badge warn',
    'badge bad',
    'badge info',
    'badge neutral',
    'badge neutral',
  ]);
  expect(new Set([...part.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)).size).toBe(6);
});

it('has dots that say what they mean, and people by their initials', async () => {
  const { part } = await shown(
    <>
      <Indicator label="Unread" color="good" size={8} />
      <Indicator />
      {['Olive Owner', 'olive', 'Anna Maria de Vries', ' '].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Ray" src="/ray.jpg" size={20} />
    </>,
  );
  expect(part.textContent).toBe('OOOAV?');
  const dot = page.getByRole('img', { name: 'Unread' });
  expect(dot.getAttribute('style')).toBe('width: 8px; height: 8px; background: var(--color-good);');
  expect(dot.nextElementSibling?.getAttribute('style')).toBe(
    'width: 10px; height: 10px; background: var(--color-attention);',
  );
  expect(dot.nextElementSibling?.getAttribute('aria-hidden')).toBe('true');
  const picture = part.querySelector('img');
  expect([picture?.getAttribute('src'), picture?.getAttribute('alt'), picture?.style.width]).toEqual([
    '/ray.jpg',
    '',
    '20px',
  ]);
});

it('writes amounts and days, and a dash where there is none', async () => {
  const { part } = await shown(
    <>
      {[1250.5, '40', -7, 0, null, undefined, ''].map((amount, at) => (
        <p key={at}>
          <Money amount={amount} />
        </p>
      ))}
      <p>
        <Money amount={40} exact currency="cad" />
      </p>
      <p>
        <DateText value="2026-12-05" />
      </p>
      <p>
        <DateText value="2026-12-05" time="08:00:00" />
      </p>
      <p>
        <DateText value="2026-11-20T03:00:00Z" />
      </p>
      <p>
        <DateText value="2026-11-20T03:00:00Z" zone="Asia/Tokyo" />
      </p>
      <p>
        <DateText value="2026-11-20T03:00:00Z" dayOnly />
      </p>
      <p>
        <DateText value={null} />
      </p>
    </>,
  );
  expect([...part.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    '$1,250.50',
    '$40',
    '−$7',
    '$0',
    '–',
    '–',
    '–',
    'CA$40.00',
    'Dec 5, 2026',
    'Dec 5, 2026, 8:00 AM',
    'Thu, Nov 19, 9:00 PM',
    'Fri, Nov 20, 12:00 PM',
    'Nov 19, 2026',
    '–',
  ]);
  expect(part.querySelector('time')?.dateTime).toBe('2026-12-05');
});

it('adds up prices, and lists facts', async () => {
  const { part } = await shown(
    <>
      <PriceLines
        lines={[
          { label: 'Rent', detail: '3 days × $240', amount: 720 },
          { label: 'Back', amount: 20, kind: 'credit' },
          { label: 'Deposit', amount: null, kind: 'held' },
          { label: 'Total', amount: '700', kind: 'total' },
        ]}
      />
      <SpecSheet facts={[{ label: 'Weight', value: '2 t' }]} />
    </>,
  );
  expect(part.textContent).toBe('Rent3 days × $240$720.00Back−$20.00Deposit–Total$700.00Weight2 t');
  expect(classesOf(part, 'line')).toEqual(['line normal', 'line credit', 'line held', 'line total']);
});

it('shows what reviews give', async () => {
  const { part } = await shown(
    <>
      <Rating rating={4.25} reviews={3} />
      <Rating rating={5} reviews={1} />
      <Rating rating={null} reviews={0} />
      <Stars value={2} />
      <ReviewEntry
        review={{
          user_name: 'Ray',
          created_at: '2026-11-19T03:00:00Z',
          rating: 4,
          condition: 5,
          communication: null,
          content: 'Fine.',
          reply: 'Thanks.',
          reviewed_name: 'Olive',
        }}
        zone="Asia/Tokyo"
      >
        <b>Below</b>
      </ReviewEntry>
    </>,
  );
  expect(part.textContent).toContain('4.3 (3)Rated 4.3 of 5 in 3 reviews5.0 (1)Rated 5.0 of 5 in 1 review');
  const stars = page.getByRole('img', { name: '2 of 5 stars' });
  expect([...stars.children].map(({ className }) => className)).toEqual(['full', 'full', '', '', '']);
  const review = page.getByRole('article', { name: 'Review by Ray' });
  expect(review.textContent).toMatch(/^Ray.*Nov 19, 2026.*Condition 5 of 5.*Fine\..*Olive.*Thanks\.Below$/);
  expect(review.textContent).not.toContain('Communication');
});

it('keeps the lines of what was typed, and of a written text its own look', async () => {
  const { part } = await shown(
    <>
      <Typed above={3}>{'One\nTwo'}</Typed>
      <Typed>{null}</Typed>
      <Written html="<h1>Terms</h1><p>Words</p>" />
    </>,
  );
  expect(part.innerHTML).toBe(
    '<p style="--above: var(--space-3);" class="breaks lines above">One\nTwo</p><div class="written"><h1>Terms</h1><p>Words</p></div>',
  );
});
