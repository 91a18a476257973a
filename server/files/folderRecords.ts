import { mkdir, open, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { RecordStore } from './recordStore';

/** Records as empty files under a folder; a name may have folders in it. */
export function folderRecords(folder: string): RecordStore {
  return {
    async add(name) {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, '', { flush: true });
      await sync(dirname(file));
      // It may have been the first there.
      await sync(folder);
    },

    remove: (name) => rm(join(folder, name), { force: true }),

    async tidy(isOver) {
      const over = (await readdir(folder)).filter(isOver);
      // Until it is empty it stays.
      for (const name of over) await rmdir(join(folder, name)).catch(() => undefined);
    },

    async names() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
    },

    close: () => undefined,
  };
}

/** The name is what counts, and it is the folder that has it. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
