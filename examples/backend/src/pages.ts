import { fault } from './faults';
import { numberOf, type Call } from './http/call';
import { notFound } from './http/problem';

/** One page of rows that are in their order. */
export function pageOf<Row, Told>(call: Call, rows: Row[], tell: (row: Row) => Told) {
  const asked = numberOf(call, 'page');
  const page = fault('pages-from-one') ? Math.max(0, asked - 1) : asked;
  const size = fault('size-ignored') ? 10 : numberOf(call, 'size');
  const first = fault('second-page-repeats') && page > 0 ? page * size - 1 : page * size;
  const content = rows.slice(first, first + size).map(tell);
  if (page > 0 && content.length === 0 && fault('beyond-the-end-404')) throw notFound();
  const round = fault('last-page-uncounted') ? Math.floor : Math.ceil;
  return {
    content,
    totalPages: Math.max(fault('nothing-is-a-page') ? 1 : 0, round(rows.length / size)),
    totalElements: fault('total-of-the-page') ? content.length : rows.length,
    numberOfElements: fault('rows-as-asked') ? size : content.length,
    pageable: { pageNumber: fault('page-number-of-first') ? 0 : asked },
  };
}

/** Every search reads the names of all hotels again. */
const plainTexts = new Map<string, string>();
const MOST_TEXTS = 5_000;

/** Words without case and marks, so that `da nang` finds Đà Nẵng. */
export function plain(text: string): string {
  if (fault('marks-matter')) return text;
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  const found = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase();
  if (plainTexts.size >= MOST_TEXTS) plainTexts.clear();
  plainTexts.set(text, found);
  return found;
}

/** Every word stands somewhere in one of these. */
export function hasWords(texts: (string | null)[], words: string | undefined): boolean {
  const all = plain(texts.join(' '));
  return plain(words ?? '')
    .split(/\s+/)
    .every((word) =>
      all.includes(fault('percent-finds-all') ? word.replaceAll(/[%_]/g, '') : word),
    );
}

/** Rows by a column that `sort` names; a leading minus turns them round. */
export function sorted<Row>(
  rows: Row[],
  sort: string | undefined,
  columns: Record<string, (row: Row) => string | number>,
): Row[] {
  const column = columns[(sort ?? '').replace('-', '')];
  if (!column) return rows;
  const turn = sort?.startsWith('-') && !fault('minus-unread') ? -1 : 1;
  return [...rows].sort((a, b) => turn * compared(column(a), column(b)) || byChance());
}

const byChance = () => (fault('order-by-chance') ? Math.random() - 0.5 : 0);

function compared(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number' && !fault('prices-as-text')) return a - b;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}
