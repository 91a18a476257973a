import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Puts a brotli copy beside each text file of the build, once, at the best and slowest quality. */
const compress = promisify(brotliCompress);
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const folder = new URL('../dist/', import.meta.url).pathname;
/** Never sent to anybody. */
const serverFolder = join(folder, 'server');

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
  const file = join(entry.parentPath, entry.name);
  if (file.startsWith(serverFolder)) continue;
  const text = await readFile(file);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await compress(text, options));
}
