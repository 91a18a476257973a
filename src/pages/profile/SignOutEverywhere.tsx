import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRequestError, isUnanswered } from '../../api';
import { useSignOutEverywhereMutation } from '../../api/accounts';
import { paths } from '../../../site/paths';
import { signedOut } from '../../state/authSlice';
import { useAppDispatch } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { profileTexts } from '../../i18n/profile';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { useToast } from '../../ui/overlays/toastContext';
import { useToldAfterwards } from '../../ui/overlays/useToldAfterwards';

/** Ends every session of the account, this one too. */
export function SignOutEverywhere() {
  const { devices: texts, cancel, close } = useTexts(profileTexts);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const [signOut, { isLoading, error, reset }] = useSignOutEverywhereMutation();

  const told = useToldAfterwards(asks);
  const words = (error: unknown) =>
    (isRequestError(error) && error.message) ||
    (isUnanswered(error) ? texts.unknown : texts.failed);

  const confirm = async () => {
    const answer = await signOut();
    if (answer.error) return void told(words(answer.error));
    dispatch(signedOut());
    void navigate(paths.home());
    toast({ tone: 'success', text: texts.done });
  };
  const stay = () => {
    setAsks(false);
    reset();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {texts.action}
      </Button>
      <ConfirmDialog
        open={asks}
        title={texts.question}
        confirmLabel={texts.action}
        cancelLabel={cancel}
        closeLabel={close}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={stay}
      >
        <p>{texts.consequence}</p>
        {error && <Notice tone="error">{words(error)}</Notice>}
      </ConfirmDialog>
    </>
  );
}
