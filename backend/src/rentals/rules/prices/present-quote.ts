import { lineLabel, type PriceLine, type QuoteRecord, type WirePriceLine } from '@yard/contracts';
import { wireMoney } from '@kit/server/store/wire-fields';
import type { RentalPrice } from './price-rental';

export function presentQuote(price: RentalPrice, available: boolean): QuoteRecord {
  return {
    rental_amount: wireMoney(price.rental_amount),
    delivery_distance: price.delivery_distance,
    delivery_amount: wireMoney(price.delivery_amount),
    delivery_available: price.delivery_available,
    delivery_message: price.delivery_message,
    subtotal: wireMoney(price.subtotal),
    deposit_amount: wireMoney(price.deposit_amount),
    available,
    lines: price.lines.map(presentLine),
  };
}

export function presentLine(line: PriceLine): WirePriceLine {
  const { unit_amount, amount } = line;
  return { ...line, label: lineLabel(line), unit_amount: wireMoney(unit_amount), amount: wireMoney(amount) };
}
