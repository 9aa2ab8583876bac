import type { CurrentUser, PaymentKind, QuoteRecord, RentalRequestRecord } from '@yard/contracts';
import {
  filledBy,
  listOf,
  openScreen,
  page,
  paymentMethodRecord,
  people,
  planRecord,
  quoteRecord,
  read,
  type ScreenOptions,
  waitFor,
} from '@yard/testing/screen';
import type { RemoteEntry } from '@yard/remote-kit';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.json';
import * as desk from '../src/admin';
import * as entry from '../src/public';

interface Opening extends Pick<ScreenOptions, 'answers' | 'settings' | 'now'> {
  user?: CurrentUser;
  query?: string;
  slots?: RemoteEntry['slots'];
}

export function openRental(
  request: RentalRequestRecord,
  { user = people.ray, query = '', slots = {}, answers = {}, ...options }: Opening = {},
) {
  const screen = openScreen(
    filledBy({ manifest: remote.public, entry }, slots),
    `/rentals/${request.id}${query}`,
    {
      user,
      answers: {
        [`GET /api/rental_requests/${request.id}`]: toldTo(user, request),
        'GET /api/rental_requests': listOf([]),
        'GET /api/payment_methods': listOf([paymentMethodRecord()]),
        'GET /api/reviews': listOf([]),
        'POST /api/notifications/seen': { status: 204 },
        [`POST /api/rental_requests/${request.id}/quote`]: updateQuote(),
        ...answers,
      },
      ...options,
    },
  );
  return {
    ...screen,
    sent: () =>
      screen
        .sent()
        .filter(
          ({ call }) => !/notifications\/seen$|rental_requests\/\d+\/(quote|cancel\/preview)$/.test(call),
        ),
    becomes: (changed: RentalRequestRecord) => {
      screen.answer(`GET /api/rental_requests/${request.id}`, toldTo(user, changed));
      screen.tell('rental_requests', 'saved', { model: { id: request.id } });
    },
  };
}

export const updateQuote = (charges: [kind: PaymentKind, amount: number][] = []): QuoteRecord =>
  quoteRecord({
    due_now: charges.reduce((sum, [, amount]) => sum + amount, 0),
    plan: planRecord({ now: charges.map(([kind, amount]) => ({ kind, amount, person_id: people.ray.id })) }),
  });

export const seenOf = ({ subtotal, deposit_amount, due_now }: QuoteRecord, document_ids: number[] = []) => ({
  subtotal,
  deposit_amount,
  due_now,
  deposit_policy_id: 1,
  cancellation_policy_id: 1,
  document_ids,
});

export function toldTo(user: CurrentUser, request: RentalRequestRecord): RentalRequestRecord {
  return request.user_id === user.id
    ? { ...request, renter: null, earnings: null }
    : { ...request, stripe_payment_method_id: null };
}

export const part = async (name: string) => {
  const region = await page.findByRole('region', { name });
  // A menu is off until its code is there.
  await waitFor(() => expect(region.querySelector('[aria-label="More actions"]:disabled')).toBeNull());
  return read(region);
};
/** All that can be done beside what is due. */
export async function others(): Promise<string[]> {
  if (!page.queryByRole('button', { name: 'More actions' })) return [];
  const button = () => page.getByRole<HTMLButtonElement>('button', { name: 'More actions' });
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());
  return (await page.findAllByRole('menuitem')).map((entry) => entry.textContent ?? '');
}
export async function choose(name: string): Promise<void> {
  await page.findByRole('button', { name: 'More actions' });
  await others();
  await userEvent.click(page.getByRole('menuitem', { name }));
}
export const dialog = () =>
  waitFor(() => {
    const topmost = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    if (!topmost) throw new Error('There is no dialog');
    return read(topmost);
  });
export const dialogsGone = () =>
  waitFor(() => expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeNull());
export const refusalOf = (name: string | RegExp, role = 'textbox') =>
  waitFor(() => {
    const field = page.getByRole(role, { name });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });

export const openRentalDesk = (
  request: RentalRequestRecord,
  answers: object = {},
  user: object = people.ada,
) =>
  openScreen({ manifest: remote.admin, entry: desk, site: 'admin' }, `/rental_requests/${request.id}`, {
    user,
    answers: {
      [`GET /api/rental_requests/${request.id}`]: request,
      'GET /api/proposed_refunds': listOf([]),
      'GET /api/reviews': listOf([]),
      ...answers,
    },
  });
