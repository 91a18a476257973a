import { useNavigate } from 'react-router-dom';
import { paths } from '../../../site/paths';
import { accountDeleted } from '../../state/authSlice';
import { useAppDispatch } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { profileTexts } from '../../i18n/profile';
import { useToast } from '../../ui/overlays/toastContext';

/** After the account is gone: nothing of it stays on the device, and home says so. */
export function useLeaveForGood(): () => void {
  const { deletion: texts } = useTexts(profileTexts);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  return () => {
    dispatch(accountDeleted());
    void navigate(paths.home());
    toast({ tone: 'success', text: texts.done, seconds: 12 });
  };
}
