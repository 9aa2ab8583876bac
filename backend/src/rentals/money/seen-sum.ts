import { Conflict } from '@laravel-wire/nest';
import type { MinorUnits } from '@kit/money';
import { readMoney } from '@kit/server/store/wire-fields';

/** @param seen  the sum as it was shown, in major units; none where it was not said. @throws Conflict where another one is due */
export function mustBeDue(seen: number | null | undefined, due: MinorUnits): void {
  if (seen != null && readMoney(seen) !== due)
    throw new Conflict('Another sum is due since. Look at it again.');
}
