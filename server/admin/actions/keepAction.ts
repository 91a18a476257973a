import { searchText } from '../../../domain/search/searchText';
import type { Db } from '../../db/db';
import { insertAction, type NewAction } from './queries';

/** Keeps what an administrator does, within the transaction that does it. */
export async function keepAction(
  tx: Db,
  now: Date,
  action: Omit<NewAction, 'searchText'>,
): Promise<void> {
  const found = searchText(`${action.subjectName} ${action.reason}`);
  await insertAction(tx, { ...action, searchText: found }, now);
}
