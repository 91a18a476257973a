import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { BusyButton } from '../BusyButton';

type SubmitButtonProps = {
  /** What it is doing while it does: 'Creating...'. */
  busyText: string;
  /** Besides while the form is sent. */
  busy?: boolean | undefined;
  danger?: boolean | undefined;
  /** Something in the form says why. */
  blocked?: boolean | undefined;
  children: ReactNode;
};

export function SubmitButton({
  busyText,
  busy = false,
  danger,
  children,
  blocked,
}: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  const isBusy = busy || isSubmitting;
  return (
    <BusyButton
      type="primary"
      htmlType="submit"
      busy={isBusy}
      blocked={blocked}
      danger={danger ?? false}
    >
      {isBusy ? busyText : children}
    </BusyButton>
  );
}
