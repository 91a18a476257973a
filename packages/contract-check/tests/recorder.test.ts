import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Operation } from '../src/contract/contract';
import { newRecorder, type Called } from '../src/record/recorder';
import { readRecording, writeRecording } from '../src/record/recording';

const people = {
  customer: { email: 'lan@example.com', password: 'Matkhau123', token: 'of-lan', isOwn: true },
};

function called(
  text: string,
  more: { status?: number; address?: string; token?: string } = {},
): Called {
  const { status = 200, address = '/bookings', token } = more;
  const headers = new Headers({ 'Content-Type': 'application/json', 'X-Request-Id': '7' });
  const answer = { status, headers, text, body: { text }, code: '' } as unknown as Called['answer'];
  const operation = { id: 'listBookings', method: 'GET' } as Operation;
  return { operation, call: { token }, address, answer };
}

it('keeps one of each kind, and whatever the screens ask for before it', () => {
  const recorder = newRecorder(people);
  recorder.note(called('first'));
  recorder.note(called('second'));
  recorder.note(called('refused', { status: 401 }));
  recorder.keep(called('for a screen', { address: '/bookings?page=0', token: 'of-lan' }));
  recorder.keep(called('again', { address: '/bookings?page=0', token: 'of-lan' }));
  recorder.note(called('of who knows whom', { token: 'of-another' }));
  expect(recorder.entries()).toMatchObject([
    { asker: 'customer', path: '/bookings', query: 'page=0', body: { text: 'again' } },
    { asker: 'anonymous', status: 200, body: { text: 'first' } },
    { asker: 'anonymous', status: 401, body: { text: 'refused' } },
    { asker: 'somebody else', body: { text: 'of who knows whom' } },
  ]);
});

it('keeps neither what is too long nor who was asked how', () => {
  const recorder = newRecorder(people);
  recorder.keep(called('x'.repeat(1_000_001)));
  recorder.note(called('short', { token: 'of-lan' }));
  expect(recorder.entries()).toHaveLength(1);
  expect(JSON.stringify(recorder.entries())).not.toMatch(/of-lan|Matkhau123|X-Request-Id/);
});

describe('a recording in a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'contract-check-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read as it was written', () => {
    const recorder = newRecorder({});
    recorder.note(called('Đà Nẵng\nand more'));
    const head = { baseUrl: 'http://127.0.0.1:3000', began: '2026-12-07T03:00:00.000Z' };
    const file = path.join(folder, 'new/recorded.jsonl');
    writeRecording(file, { head, entries: recorder.entries() });
    expect(readRecording(file)).toMatchObject({ head, entries: recorder.entries() });
  });

  it('is told from any other file', () => {
    const other = path.join(folder, 'other.jsonl');
    writeFileSync(other, '{"format":"HAR"}\n');
    expect(() => readRecording(other)).toThrow(`${other} was not written by --record`);
    expect(() => readRecording(path.join(folder, 'none'))).toThrow('There is no ');
  });
});
