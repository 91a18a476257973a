import fs from 'node:fs/promises';

/**
 * What the name says before `.sql`:
 *
 * - `016_rooms_by_type.concurrently.sql` builds indexes while others write, each as
 *   `create index concurrently if not exists rooms_by_type on rooms (hotel_id, type_id);`
 * - `017_types_of_rooms.batches.sql` changes a large table a thousand rows at a time:
 *   `-- batches over rooms r` and then `update rooms r set … where :batch;`
 * - all others run in one transaction with those beside them.
 */
type Kind = 'transaction' | 'concurrently' | 'batches';

export interface MigrationFile {
  name: string;
  kind: Kind;
  script: string;
}

export function kindOf(name: string): Kind {
  if (name.endsWith('.concurrently')) return 'concurrently';
  return name.endsWith('.batches') ? 'batches' : 'transaction';
}

/** Whether it may share a transaction with those before and after it. */
export function inOneTransaction(name: string): boolean {
  return kindOf(name) === 'transaction';
}

export async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const names = await migrationNames(directory);
  return Promise.all(
    names.map(async (name) => {
      const script = await fs.readFile(`${directory}/${name}.sql`, 'utf8');
      return { name, kind: kindOf(name), script };
    }),
  );
}

/** Without `.sql`, in the order in which they run. */
export async function migrationNames(directory: string): Promise<string[]> {
  const files = await fs.readdir(directory);
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort();
}
