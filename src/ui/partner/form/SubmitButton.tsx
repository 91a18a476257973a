import { Button } from 'antd';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

type SubmitButtonProps = {
  /** What it is doing while it does: 'Creating...'. */
  busyText: string;
  /** Besides while the form is sent. */
  busy?: boolean | undefined;
  danger?: boolean | undefined;
  children: ReactNode;
};

export function SubmitButton({ busyText, busy = false, danger, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  const isBusy = busy || isSubmitting;
  return (
    <Button type="primary" htmlType="submit" disabled={isBusy} danger={danger ?? false}>
      {isBusy ? busyText : children}
    </Button>
  );
}
