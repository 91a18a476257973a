import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const WRITES =
  /\b(insert\s+into|update(\s+only)?|delete\s+from(\s+only)?|merge\s+into|truncate(\s+table)?|copy)\s+room_nights\b|\b(insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`]room_nights\b/gi;

async function filesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => /\.(ts|sql)$/.test(file)).map((file) => path.join(folder, file));
}

/** What each file does to the table, in the order in which it stands there. */
async function writersIn(...folders: string[]): Promise<Record<string, string>> {
  const files = (await Promise.all(folders.map(filesIn))).flat().sort();
  const acts = files.map(async (file) => {
    const code = await readFile(file, 'utf8');
    const found = [...code.matchAll(WRITES)].map(([words]) => words.split(/\W/)[0]!);
    return [file, found.join(' ')] as const;
  });
  const all = await Promise.all(acts);
  return Object.fromEntries(all.filter(([, found]) => found !== ''));
}

// Who has a night of a room is one row of this table, and nothing else says so. Whoever writes it locks and sorts as
// docs/decisions/002-a-night-is-a-row.md has it: a file more is a decision, not a detail.
it('a night is given, moved and freed in these files of the server alone', async () => {
  expect(await writersIn('server')).toEqual({
    // A stay is sold, is cancelled or leaves early, and changes its rooms or days.
    'server/bookings/write.queries.ts': 'insert',
    'server/bookings/transitions.queries.ts': 'delete',
    'server/bookings/change/store.queries.ts': 'delete insert',
    // A room is closed and opened again; tonight, by its status.
    'server/rooms/partner/closures/queries.ts': 'insert delete',
    'server/rooms/partner/closures/tonight.queries.ts': 'insert delete',
    // Of stays that are long over.
    'server/retention/queries.ts': 'delete',
  });
});

it('and the demo data makes its own, once', async () => {
  expect(await writersIn('demo')).toEqual({ 'demo/insertBookings.ts': 'insert' });
});
