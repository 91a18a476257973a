import { useEffect, useRef, type KeyboardEvent } from 'react';
import { formatDong } from '../../../domain/money/money';
import { MAX_CODE_LENGTH } from '../../../domain/vouchers/voucher';
import type { Quote } from '../../api';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import { useField } from '../../ui/form/useField';
import styles from './VoucherField.module.css';

export type VoucherProps = {
  /** The code that the price was asked with; '' for none. */
  asked: string;
  checking: boolean;
  /** Why the server does not take it. */
  refused: string | null;
  /** Nobody knows whether it can be used. */
  isUnchecked: boolean;
  quote: Quote | null;
  onAsk: (code: string) => void;
};

/** A partner's code: what it takes off, or why it cannot be used. What was typed stays. */
export function VoucherField(props: VoucherProps) {
  const { asked, checking, refused, isUnchecked, quote, onAsk } = props;
  const texts = useTexts(bookingsTexts).voucher;
  const { id, value, error, edit } = useField<string>({ name: 'voucherCode' });
  const typed = value.trim();
  const waiting = checking && asked !== '';
  const isTaken = asked !== '' && !waiting && !refused && !isUnchecked;
  const answered = isTaken && quote?.voucherCode ? quote : null;
  const failure = refused ?? (isUnchecked ? texts.unchecked : undefined);
  const shownFailure = typed === asked && !waiting ? failure : undefined;

  const row = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Why it is refused is read aloud with the field, where another can be typed. With another failure went what was
    // pressed, and the focus may have come to a title since.
    const { activeElement } = document;
    const wasPressed =
      row.current?.contains(activeElement) || activeElement?.matches('body, h1, h2');
    if (shownFailure && wasPressed && !isFirst.current)
      row.current?.querySelector('input')?.focus();
    isFirst.current = false;
  }, [shownFailure]);

  const ask = (code: string) => {
    edit(code);
    if (!waiting || code !== asked) onAsk(code);
  };
  const type = (text: string) => {
    edit(text);
    // A code that was emptied is not asked for at the next return.
    if (asked !== '' && text.trim() === '') onAsk('');
  };
  const askOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would send the whole form.
    event.preventDefault();
    if (!answered) ask(typed);
  };
  return (
    <Field id={id} label={texts.label} hint={texts.hint} error={error ?? shownFailure}>
      <div ref={row} className={styles.row}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE_LENGTH}
          readOnly={answered !== null}
          onKeyDown={askOnEnter}
          name="voucherCode"
          value={value}
          onChange={(event) => type(event.target.value)}
        />
        {/* One button for both, so that the focus stays where it was. */}
        <Button variant="secondary" onClick={() => ask(answered ? '' : typed)}>
          {answered ? texts.remove : texts.apply}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {waiting && texts.checking}
        {answered &&
          (answered.voucherAutomatic ? texts.outdone : texts.applied)(
            formatDong(answered.discount),
          )}
        {asked === '' && quote?.voucherAutomatic && texts.automatic(formatDong(quote.discount))}
      </p>
    </Field>
  );
}
