import type { Page } from 'playwright-core';

/**
 * A call of the API as the person whose page it is, from within the page: its cookies, its token.
 *
 * @returns the answer's body, parsed; undefined where there is none
 * @throws when it is not a 2xx
 */
export async function call<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const answer = (await page.evaluate(`(async () => {
    const token = decodeURIComponent(document.cookie.match(/XSRF-TOKEN=([^;]*)/)?.[1] ?? '');
    const answer = await fetch(${JSON.stringify(path)}, {
      method: ${JSON.stringify(method)},
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
      body: ${body === undefined ? 'undefined' : JSON.stringify(JSON.stringify(body))},
    });
    return { status: answer.status, text: await answer.text() };
  })()`)) as { status: number; text: string };
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return (answer.text === '' ? undefined : JSON.parse(answer.text)) as T;
}

/**
 * Asks for a machine as the person whose page it is, at the first of their addresses.
 *
 * @param card  null: none is chosen
 * @returns     the request's id
 */
export async function sendRequest(
  page: Page,
  machineId: number,
  from: string,
  to: string,
  card: string | null = 'pm_card_visa',
): Promise<number> {
  const addresses = await call<{ data: { id: number }[] }>(page, 'GET', '/api/addresses');
  const request = await call<{ id: number }>(page, 'POST', '/api/rental_requests', {
    machine_id: machineId,
    address_id: addresses.data[0]?.id,
    start_date: from,
    end_date: to,
    delivery_enabled: false,
    stripe_payment_method_id: card,
    agree_to_terms_and_conditions: true,
    agree_to_privacy_policy: true,
    agree_to_insurance_disclaimer: true,
    agree_to_rental_agreement: true,
  });
  return request.id;
}
