import { useRestoreUserMutation, useSuspendUserMutation, type AdminUser } from '../../api/partner';
import { adminTexts } from '../../i18n/en/partner/admin';
import { useToast } from '../../ui/overlays/toastContext';
import { DecisionDialog } from './DecisionDialog';

const { users: texts, reason: reasonTexts } = adminTexts;

type UserDecisionProps = { user: AdminUser; onClose: () => void };

/** Suspends an account, or restores a suspended one. */
export function UserDecision({ user, onClose }: UserDecisionProps) {
  const [suspendUser] = useSuspendUserMutation();
  const [restoreUser] = useRestoreUserMutation();
  const toast = useToast();
  const { id, fullName, email, role, suspendedReason } = user;
  const suspend = suspendedReason === null;
  return (
    <DecisionDialog
      onClose={onClose}
      decision={{
        danger: suspend,
        submit: suspend ? adminTexts.suspend : adminTexts.restore,
        busy: suspend ? adminTexts.suspending : adminTexts.restoring,
        question: suspend ? texts.suspendQuestion : texts.restoreQuestion,
        thing: `${fullName} (${email})`,
        consequence: (
          <>
            <p>{suspend ? texts.suspendConsequence : texts.restoreConsequence}</p>
            {role === 'PARTNER' && <p>{suspend ? texts.suspendPartner : texts.restorePartner}</p>}
          </>
        ),
        reasonHint: reasonTexts.hintForUser,
        failed: suspend ? texts.suspendFailed : texts.restoreFailed,
        act: async (reason) => {
          const decide = suspend ? suspendUser : restoreUser;
          await decide({ id, reason: { reason } }).unwrap();
          toast({
            text: suspend ? texts.suspended(fullName) : texts.restored(fullName),
            tone: 'success',
          });
        },
      }}
    />
  );
}
