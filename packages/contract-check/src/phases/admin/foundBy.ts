import { tell, type Context } from '../../context';
import { listAt, numberAt, textAt, type Json } from '../../json';
import { asAdmin } from './log';

const MOST = 50;

interface Sought {
  word: string;
  /** The property whose text is looked for. */
  name: string;
  isIt(row: Json): boolean;
}

/** A row that is found by one of its words is found by another name of it, too, where that does not find too many. */
export async function foundBy(
  ctx: Context,
  id: string,
  { word, name, isIt }: Sought,
): Promise<void> {
  const admin = asAdmin(ctx);
  const byWord = await admin(id, { query: { text: word, size: MOST } });
  const row = listAt(byWord.body, 'content').find(isIt);
  const text = row && textAt(row, name);
  if (!text) return;
  const list = await admin(id, { query: { text, size: MOST } });
  if (numberAt(list.body, 'totalElements') > MOST) return;
  if (listAt(list.body, 'content').some(isIt)) return;
  tell(ctx, list, {
    cause: `${id} does not find by ${name}`,
    severity: 'BREAKS SCREEN',
    expected: `the row whose ${name} is ${text}`,
    seen: `${numberAt(list.body, 'totalElements')} others`,
  });
}
