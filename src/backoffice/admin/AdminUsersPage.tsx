import { useMemo, useState } from 'react';
import { useListUsersQuery, type AdminUser } from '../../api/partner';
import { useCurrentUser } from '../../state/useCurrentUser';
import { adminTexts } from '../../i18n/en/partner/admin';
import { TableFilter } from '../ui/table/filters';
import { choiceOf } from '../../../site/filterReaders';
import { useTableState } from '../ui/table/useTableState';
import { AdminTable } from './AdminTable';
import { UserDecision } from './UserDecision';
import { userColumns } from './userColumns';

const { users: texts } = adminTexts;

const ROLES = ['CUSTOMER', 'PARTNER', 'ADMIN'] as const;
const SUSPENDED = ['no', 'yes'] as const;

const roleFilter = {
  name: 'role',
  label: texts.role,
  options: ROLES.map((role) => ({ value: role, label: texts.roles[role] })),
} as const;

const suspendedFilter = {
  name: 'suspended',
  label: texts.state,
  options: SUSPENDED.map((value) => ({ value, label: texts.stateFilter[value] })),
} as const;

export default function AdminUsersPage() {
  const table = useTableState({
    filters: { role: choiceOf(...ROLES), suspended: choiceOf(...SUSPENDED) },
    sorts: ['name', 'email', 'created'],
    defaultSort: '-created',
  });
  const answer = useListUsersQuery(table.args);
  const { user } = useCurrentUser();
  const [decidedOn, setDecidedOn] = useState<AdminUser | null>(null);
  const columns = useMemo(() => userColumns({ ownId: user?.id, onDecide: setDecidedOn }), [user]);
  return (
    <>
      <AdminTable
        texts={texts}
        name="admin-users"
        state={table}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ fullName }) => fullName}
        filters={
          <>
            <TableFilter table={table} {...roleFilter} />
            <TableFilter table={table} {...suspendedFilter} />
          </>
        }
      />
      {decidedOn && <UserDecision user={decidedOn} onClose={() => setDecidedOn(null)} />}
    </>
  );
}
