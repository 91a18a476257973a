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

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !file.startsWith(serverFolder));
// All at once: as many threads as Node has do it.
await Promise.all(
  files.map(async (file) => {
    await writeFile(`${file}.br`, await compress(await readFile(file), options));
  }),
);
