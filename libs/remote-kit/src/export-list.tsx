import { useAlertedCall, useWire } from '@yard/data';
import { Button } from '@yard/ui';
import { useState } from 'react';

/** Excel takes a file without it for another encoding than UTF-8; reading the answer as text removes it. */
const MARK = '\uFEFF';

/**
 * Saves the whole list, under its filters and in its order. Not a link: the server tells by `Accept` what to answer.
 *
 * @param address  of any page of the list
 */
export function ExportList({ address, name }: { address: string; name: string }) {
  const wire = useWire();
  const alerted = useAlertedCall();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const { pathname, search } = new URL(address);
    const { data } = await wire.http.send<string>('GET', `${pathname}${search}`, {
      headers: { Accept: 'text/csv' },
    });
    saveFile(`${name.replace(/\W+/g, '-')}.csv`, data);
  };
  const press = async () => {
    setBusy(true);
    await alerted(save());
    setBusy(false);
  };
  return (
    <Button small kind="quiet" icon="download" busy={busy} onPress={() => void press()}>
      Download as CSV
    </Button>
  );
}

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([MARK, text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
