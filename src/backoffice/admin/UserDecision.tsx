import { useRestoreUserMutation, useSuspendUserMutation, type AdminUser } from '../../api/partner';
import { adminTexts } from '../../i18n/en/partner/admin';
import { SuspensionDialog } from './SuspensionDialog';

const { users: texts, reason: reasonTexts } = adminTexts;

type UserDecisionProps = { user: AdminUser; onClose: () => void };

/** Suspends an account, or restores a suspended one. */
export function UserDecision({ user, onClose }: UserDecisionProps) {
  const [suspendUser] = useSuspendUserMutation();
  const [restoreUser] = useRestoreUserMutation();
  const { id, fullName, email, role, suspendedReason } = user;
  const suspend = suspendedReason === null;
  return (
    <SuspensionDialog
      suspend={suspend}
      texts={texts}
      name={fullName}
      thing={`${fullName} (${email})`}
      consequence={
        <>
          <p>{suspend ? texts.suspendConsequence : texts.restoreConsequence}</p>
          {role === 'PARTNER' && <p>{suspend ? texts.suspendPartner : texts.restorePartner}</p>}
        </>
      }
      reasonHint={reasonTexts.hintForUser}
      act={(reason) => (suspend ? suspendUser : restoreUser)({ id, reason }).unwrap()}
      onClose={onClose}
    />
  );
}
