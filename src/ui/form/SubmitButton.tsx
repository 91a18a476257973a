import { useFormikContext } from 'formik';
import type { ComponentProps } from 'react';
import { Button } from '../actions/Button';

type SubmitButtonProps = ComponentProps<typeof Button> & {
  /** What it is doing while it does. */
  busyText: string;
};

/** Sends the form around it. */
export function SubmitButton({ busy = false, busyText, children, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  const isBusy = busy || isSubmitting;
  return (
    <Button {...rest} type="submit" busy={isBusy}>
      {isBusy ? busyText : children}
    </Button>
  );
}
