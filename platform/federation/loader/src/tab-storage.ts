/** Stored as long as the tab is open. '' where nothing is stored, or the browser forbids it. */
export function readInTab(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Without a storage each page of the tab begins anew. */
export function storeInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch (error) {
    console.warn(error);
  }
}
