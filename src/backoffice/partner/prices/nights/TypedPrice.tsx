import { Input } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { Currency } from '../../../../../domain/money/money';
import type { NightOfType, NightsOfType } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { messageOf } from '../../../ui/messageOf';
import { changeError, typedChange } from '../typedChange';
import { useToast } from '../../../../ui/overlays/toastContext';
import { rangeWords, withFreshPrices } from './chosenNights';
import { useNightsChange, type SavedNights } from './useNightsChange';
import styles from '../prices.module.css';

const texts = priceTexts.typed;

type TypedPriceProps = {
  hotelId: number;
  chosen: readonly NightsOfType[];
  /** The letter with which it was begun. */
  first: string;
  /** Whether Enter was pressed before it was there. */
  isEntered?: boolean | undefined;
  onDone: () => void;
  acts: {
    /** What goes on meanwhile. */
    during?: (save: () => Promise<void>) => Promise<void>;
    /** For whoever says so and can take it back. */
    saved: (saved: SavedNights) => void;
  };
};

/** A price that is typed over nights: shows what it does; Enter saves, Escape gives up. */
export function TypedPrice(props: TypedPriceProps) {
  const { hotelId, chosen: shown, first, isEntered = false, onDone, acts } = props;
  const [begun] = useState(shown);
  const chosen = withFreshPrices(begun, shown);
  const [text, setText] = useState(first);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = useNightsChange(hotelId, chosen);
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed first stands, and is gone on with.
    field.current?.focus();
    field.current?.setSelectionRange(first.length, first.length);
  }, [first]);
  const nights = chosen.flatMap((type) => type.nights);
  const currency = chosen[0]?.currency ?? 'VND';
  const read = changeOf(text, nights, currency);

  const submit = async () => {
    if (busy) return;
    if ('error' in read) return setFailure(read.error);
    setBusy(true);
    try {
      const send = async () => acts.saved(await save(read.rule));
      await (acts.during ? acts.during(send) : send());
      if (field.current) onDone();
    } catch (error) {
      const text = messageOf(error, priceTexts.failures.save);
      // Other nights may have been selected meanwhile, and the field be gone.
      if (!field.current) return toast({ text, tone: 'error' });
      setFailure(text);
      setBusy(false);
    }
  };
  const saveEntered = useEffectEvent(() => void submit());
  useEffect(() => {
    if (!isEntered) return undefined;
    const frame = requestAnimationFrame(() => saveEntered());
    return () => cancelAnimationFrame(frame);
  }, [isEntered]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void submit();
    else if (event.key === 'Escape') onDone();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.typed}>
      <Input
        ref={(input) => {
          field.current = input?.input ?? null;
        }}
        className={styles.typedField ?? ''}
        aria-label={texts.label(nights.length)}
        aria-invalid={failure !== undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setFailure(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <span aria-live="polite" className="figures">
        {busy ? texts.saving : 'rule' in read && rangeWords(nights, read.rule, currency)}
      </span>
      {failure !== undefined && (
        <strong role="alert" className={styles.failure}>
          {failure}
        </strong>
      )}
    </div>
  );
}

function changeOf(
  text: string,
  nights: readonly NightOfType[],
  currency: Currency,
): ReturnType<typeof typedChange> {
  const read = typedChange(text, currency);
  const error = 'rule' in read ? changeError(nights, read.rule, currency) : undefined;
  return error === undefined ? read : { error };
}
