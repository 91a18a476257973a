import { downloadFile } from '../downloadFile';

// Spreadsheets tell UTF-8 by it; reading an answer as text drops the server's own.
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands the reader a file with this text. */
export function downloadText(fileName: string, text: string, type = 'text/csv;charset=utf-8') {
  downloadFile(fileName, new Blob([BYTE_ORDER_MARK, text], { type }));
}
