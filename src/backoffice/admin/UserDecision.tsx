import { useRestoreUserMutation, useSuspendUserMutation, type AdminUser } from '../../api/partner';
import { adminTexts } from '../../i18n/en/partner/admin';
import { useToast } from '../../ui/overlays/toastContext';
import { DecisionDialog } from './DecisionDialog';
import { suspensionWords } from './suspensionWords';

const { users: texts, reason: reasonTexts } = adminTexts;

type UserDecisionProps = { user: AdminUser; onClose: () => void };

/** Suspends an account, or restores a suspended one. */
export function UserDecision({ user, onClose }: UserDecisionProps) {
  const [suspendUser] = useSuspendUserMutation();
  const [restoreUser] = useRestoreUserMutation();
  const toast = useToast();
  const { id, fullName, email, role, suspendedReason } = user;
  const suspend = suspendedReason === null;
  const { done, ...words } = suspensionWords(suspend, texts);
  return (
    <DecisionDialog
      onClose={onClose}
      decision={{
        ...words,
        thing: `${fullName} (${email})`,
        consequence: (
          <>
            <p>{suspend ? texts.suspendConsequence : texts.restoreConsequence}</p>
            {role === 'PARTNER' && <p>{suspend ? texts.suspendPartner : texts.restorePartner}</p>}
          </>
        ),
        reasonHint: reasonTexts.hintForUser,
        act: async (reason) => {
          const decide = suspend ? suspendUser : restoreUser;
          await decide({ id, reason: { reason } }).unwrap();
          toast({ text: done(fullName), tone: 'success' });
        },
      }}
    />
  );
}
