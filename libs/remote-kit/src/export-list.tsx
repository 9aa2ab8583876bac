import { useAlertedCall, useWire } from '@yard/data';
import { Button, Hint, Row } from '@yard/ui';
import { useState } from 'react';

const [QUOTE, LINE_END] = [0x22, 0x0a];

/** A list that is being saved: how many of its rows have come. */
interface Download {
  rows: number;
  /** Null where the server does not say how many there are. */
  total: number | null;
  giveUp: AbortController;
}

/**
 * Saves the whole list, under its filters and in its order. Not a link: the server tells by `Accept` what to answer.
 *
 * @param address  of any page of the list
 */
export function ExportList({ address }: { address: string }) {
  const { http } = useWire();
  const alerted = useAlertedCall();
  const [download, setDownload] = useState<Download | null>(null);
  const save = async (giveUp: AbortController) => {
    const { pathname, search } = new URL(address);
    const read = async (answer: Response) => {
      const counted = rowsCounted(answer, (rows, total) => setDownload({ rows, total, giveUp }));
      saveFile(nameIn(answer), await new Response(counted).blob());
    };
    const request = { headers: { Accept: 'text/csv' }, signal: giveUp.signal, read };
    await http.send('GET', `${pathname}${search}`, request).catch((error: unknown) => {
      if (!giveUp.signal.aborted) throw error;
    });
  };
  const press = async () => {
    const giveUp = new AbortController();
    setDownload({ rows: 0, total: null, giveUp });
    await alerted(save(giveUp));
    setDownload(null);
  };
  return (
    <Row gap={3} align="center" wrap>
      <Button small kind="quiet" icon="download" busy={download !== null} onPress={() => void press()}>
        Download as CSV
      </Button>
      {download && (
        <>
          <Hint as="span">{progressWords(download)}</Hint>
          <Button small kind="quiet" icon="close" onPress={() => download.giveUp.abort()}>
            Cancel
          </Button>
        </>
      )}
    </Row>
  );
}

function progressWords({ rows, total }: Download): string {
  const words = rows.toLocaleString('en-US');
  return total === null
    ? `Downloading ${words} rows …`
    : `Downloading ${words} of ${total.toLocaleString('en-US')} …`;
}

/** The answer's bytes as they come, which the browser may store on its disk. */
function rowsCounted(answer: Response, count: (rows: number, total: number | null) => void) {
  const given = answer.headers.get('X-Total-Count');
  // The first line names the columns.
  let [rows, isQuoted] = [-1, false];
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, out) {
      for (const byte of bytes) {
        if (byte === QUOTE) isQuoted = !isQuoted;
        if (byte === LINE_END && !isQuoted) rows += 1;
      }
      count(Math.max(rows, 0), given === null ? null : Number(given));
      out.enqueue(bytes);
    },
  });
  return answer.body?.pipeThrough(counter);
}

const nameIn = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'list.csv';

function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
