export interface Reader {
  /** What one event says. */
  onData: (data: string) => void;
  /** The position to come back to, once the event has been told: silence moves it on, too. */
  onId: (id: string) => void;
  /** How long to wait before coming again. */
  onRetry: (ms: number) => void;
  /** Anything came, be it only a comment. */
  onSign: () => void;
}

/**
 * Reads a stream of events, however it is cut, up to its end. Libraries for it leave out the ids that
 * come without data, as our server sends them in silence.
 */
export async function readEvents(body: ReadableStream<Uint8Array>, to: Reader): Promise<void> {
  const decoder = new TextDecoder();
  const takeLine = lineTaker(to);
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    to.onSign();
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) takeLine(line.replace(/\r$/, ''));
  }
}

/** Of an event that was cut off by the end nothing is told. */
function lineTaker({ onData, onId, onRetry }: Reader) {
  let data: string[] = [];
  let id: string | undefined;
  return (line: string) => {
    const [, field, value = ''] = /^([^:]*):? ?(.*)$/.exec(line)!;
    if (field === 'data') data.push(value);
    else if (field === 'id') id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) onRetry(Number(value));
    if (line !== '') return;
    if (data.length > 0) onData(data.join('\n'));
    if (id !== undefined) onId(id);
    data = [];
    id = undefined;
  };
}
