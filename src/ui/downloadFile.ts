// Some browsers take the file only some turns later.
const PATIENCE_MS = 10_000;

/** Hands the reader a file. */
export function downloadFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), PATIENCE_MS);
}
