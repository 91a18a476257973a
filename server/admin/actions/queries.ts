import { sql } from 'kysely';
import type { Db } from '../../db/db';

export interface AdminActionRow {
  id: number;
  at: Date;
  by: string;
  action: 'SUSPEND_USER' | 'RESTORE_USER' | 'SUSPEND_HOTEL' | 'RESTORE_HOTEL' | 'CANCEL_BOOKING';
  subjectId: number;
  subjectName: string;
  reason: string;
}

export type NewAction = Pick<AdminActionRow, 'action' | 'subjectId' | 'subjectName' | 'reason'> & {
  adminId: number;
  searchText: string;
};

export async function insertAction(db: Db, action: NewAction, now: Date): Promise<void> {
  await sql`
    insert into admin_actions
      (admin_id, action, subject_id, subject_name, reason, search_text, created_at)
    values (${action.adminId}, ${action.action}, ${action.subjectId}, ${action.subjectName},
      ${action.reason}, ${action.searchText}, ${now})`.execute(db);
}

/** Who did it is found by the name that they have today. */
const actionsMatching = (text: string | undefined) =>
  text
    ? sql`(strpos(a.search_text, ${text}) > 0 or strpos(u.search_text, ${text}) > 0)`
    : sql`true`;

const actionsWithAdmins = sql`admin_actions a left join users u on u.id = a.admin_id`;

export async function actionPage(
  db: Db,
  text: string | undefined,
  { page, size }: { page: number; size: number },
): Promise<AdminActionRow[]> {
  const { rows } = await sql<AdminActionRow>`
    select a.id, a.created_at as at, coalesce(trim(u.last_name || ' ' || u.first_name), '') as by, a.action,
      a.subject_id as "subjectId", a.subject_name as "subjectName", a.reason
    from ${actionsWithAdmins} where ${actionsMatching(text)}
    order by a.created_at desc, a.id desc limit ${size} offset ${page * size}`.execute(db);
  return rows;
}

export async function actionCount(db: Db, text: string | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${actionsWithAdmins}
    where ${actionsMatching(text)}`.execute(db);
  return rows[0]?.count ?? 0;
}
