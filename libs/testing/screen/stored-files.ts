const rows = new Map<number, object>();
let last = 0;

/** Keeps files in memory, until the test ends: jsdom has no database. @returns what is kept */
export function storeFiles(): Map<number, object> {
  const store = {
    getAll: () => answered([...rows.values()]),
    add: (row: object) => {
      last += 1;
      rows.set(last, { ...row, id: last });
      return answered(last);
    },
    delete: (id: number) => answered(rows.delete(id)),
  };
  const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
  Object.assign(window, { indexedDB: { open: () => answered(database) } });
  return rows;
}

/** Tells its result once somebody can listen. */
function answered(result: unknown) {
  const request = { result, onsuccess: () => undefined };
  queueMicrotask(() => request.onsuccess());
  return request;
}

afterEach(() => {
  rows.clear();
  Reflect.deleteProperty(window, 'indexedDB');
});
