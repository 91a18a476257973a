import { downloadFile } from './downloadFile';

const TABLE = 'text/csv;charset=utf-8';
// Spreadsheets tell UTF-8 by it; reading an answer as text drops the server's own.
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands the reader a file with this text, a table unless something else is said. */
export function downloadText(fileName: string, text: string, type = TABLE): void {
  const parts = type === TABLE ? [BYTE_ORDER_MARK, text] : [text];
  downloadFile(fileName, new Blob(parts, { type }));
}
