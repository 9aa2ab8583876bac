const KEY = 'favourite_wish';

/** The machine that a guest would have saved: for this tab, until they are back from the sign-in. */
export function keepWish(machineId: number, storage: Storage = sessionStorage): void {
  storage.setItem(KEY, String(machineId));
}

/** Whether it was this one; told once. */
export function takeWish(machineId: number, storage: Storage = sessionStorage): boolean {
  if (storage.getItem(KEY) !== String(machineId)) return false;
  storage.removeItem(KEY);
  return true;
}
