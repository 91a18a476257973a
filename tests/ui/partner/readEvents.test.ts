import { readEvents } from '../../../src/backoffice/partner/live/readEvents';

const SENT = [
  'retry: 3000\nid: 7.1\n:\n\n',
  'id: 8.1\ndata: {"kind":"BOOKINGS","ids":["Đà"]}\n\n',
  'data: a\r\ndata: b\r\n\r\n',
  'id: 9.1\n:\n\n',
  'id: 10.1\ndata: cut off',
].join('');
const TOLD = [
  ['retry', 3000],
  ['id', '7.1'],
  ['data', '{"kind":"BOOKINGS","ids":["Đà"]}'],
  ['id', '8.1'],
  ['data', 'a\nb'],
  ['id', '9.1'],
];

async function toldOf(chunks: Uint8Array[]) {
  const told: unknown[] = [];
  let signs = 0;
  const note = (field: string) => (value: unknown) => void told.push([field, value]);
  const left = [...chunks];
  const reader = { read: async () => ({ done: left.length === 0, value: left.shift() }) };
  await readEvents({ getReader: () => reader } as unknown as ReadableStream<Uint8Array>, {
    onData: note('data'),
    onId: note('id'),
    onRetry: note('retry'),
    onSign: () => (signs += 1),
  });
  return { told, signs };
}

it('a stream says the same wherever it is cut', async () => {
  const bytes = Uint8Array.from(Buffer.from(SENT));
  for (let at = 0; at <= bytes.length; at += 1) {
    const { told, signs } = await toldOf([bytes.slice(0, at), bytes.slice(at)]);
    expect(told).toEqual(TOLD);
    expect(signs).toBe(2);
  }
  const { told } = await toldOf([...bytes].map((byte) => Uint8Array.of(byte)));
  expect(told).toEqual(TOLD);
});
