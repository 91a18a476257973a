import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { PRICE_STEPS } from '../../../../domain/rooms/roomPrices';
import type { PartnerRoom } from '../../../api/partner';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { CloseIcon, CheckIcon } from '../../../ui/icons/actionIcons';
import { BusyButton } from '../../ui/BusyButton';
import { NumberInput } from '../../ui/form/NumberInput';
import { messageOf } from '../../ui/messageOf';
import { priceError } from './priceError';
import { roomLabel } from './roomChoices';
import styles from './rooms.module.css';

type PriceEditorProps = {
  room: PartnerRoom;
  save: (room: PartnerRoom, price: number) => Promise<unknown>;
  onDone: () => void;
};

const texts = roomTexts.price;

/** A room's price, changed where it stands: Enter saves, Escape leaves it as it was. */
export function PriceEditor({ room: shown, save, onDone }: PriceEditorProps) {
  // A colleague's newer one is not written over by what was decided on an older one.
  const [room] = useState(shown);
  const [price, setPrice] = useState<number | null>(room.price);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const errorId = useId();

  // The reader asked for it with a key or a button.
  useEffect(() => {
    const input = place.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);

  const leave = () => {
    place.current?.closest<HTMLElement>('[data-row-key]')?.focus();
    onDone();
  };
  const send = async () => {
    if (price === null) return setError(roomTexts.rules.price);
    const wrong = priceError(price, room.currency);
    if (wrong !== undefined) return setError(wrong);
    if (price === room.price) return leave();
    setBusy(true);
    try {
      await save(room, price);
      leave();
    } catch (error) {
      setError(messageOf(error, roomTexts.failures.update));
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    if (event.key === 'Escape') leave();
    else void send();
  };
  return (
    <div ref={place} className={styles.editor}>
      <NumberInput
        size="small"
        grouped
        controls={false}
        className={styles.amount ?? ''}
        min={PRICE_STEPS[room.currency]}
        precision={room.currency === 'VND' ? 0 : 2}
        aria-label={texts.label(roomLabel(room), room.currency)}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        status={error === null ? '' : 'error'}
        value={price}
        readOnly={busy}
        onChange={(next) => {
          setPrice(next);
          setError(null);
        }}
        onKeyDown={onKeyDown}
      />
      <BusyButton
        size="small"
        type="primary"
        aria-label={texts.save}
        title={texts.save}
        icon={<CheckIcon />}
        busy={busy}
        onClick={() => void send()}
      />
      <BusyButton
        size="small"
        aria-label={texts.cancel}
        title={texts.cancel}
        icon={<CloseIcon />}
        busy={busy}
        onClick={leave}
      />
      {error !== null && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
