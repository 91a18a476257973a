import { Button, Radio } from 'antd';
import { useId, useState } from 'react';
import { formatAmount, formatDong, type Currency } from '../../../../domain/money/money';
import { CHANGE_PERCENT } from '../../../../domain/prices/priceRule';
import { PRICE_STEPS, priceInDong } from '../../../../domain/rooms/roomPrices';
import { useGetRatesQuery, type PartnerRoom, type RoomsChange } from '../../../api/partner';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { Notice } from '../../../ui/feedback/Notice';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useToldAfterwards } from '../../../ui/overlays/useToldAfterwards';
import { BusyButton } from '../../ui/BusyButton';
import { NumberInput } from '../../ui/form/NumberInput';
import { messageOf } from '../../ui/messageOf';
import { priceOutcome, type PriceMode } from './bulkPrice';
import { roomLabel } from './roomChoices';
import { Stack } from '../../../ui/layout/Stack';
import styles from './rooms.module.css';

type BulkPriceDialogProps = {
  rooms: readonly PartnerRoom[];
  change: (changes: Pick<RoomsChange, 'pricePerNight' | 'pricePercent'>) => Promise<unknown>;
  onClose: () => void;
};

const texts = roomTexts.bulk;

/** A new price for several rooms: one for all, or a change in percent; shows what each becomes. */
export function BulkPriceDialog({ rooms, change, onClose }: BulkPriceDialogProps) {
  const currency = rooms[0]?.currency ?? 'VND';
  const [mode, setMode] = useState<PriceMode>('percent');
  const [value, setValue] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const told = useToldAfterwards();
  const id = useId();
  const outcome = priceOutcome(mode, value, currency);

  const apply = async () => {
    if (busy) return;
    if ('error' in outcome) return setFailure(outcome.error);
    setBusy(true);
    try {
      await change(outcome.change);
    } catch (error) {
      const words = messageOf(error, texts.failed);
      if (told(words)) return;
      setFailure(words);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(rooms.length)}
      closeLabel={texts.cancel}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <BusyButton type="primary" htmlType="submit" form={id} busy={busy}>
            {busy ? texts.applying : texts.apply}
          </BusyButton>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <Radio.Group
          aria-label={texts.how}
          value={mode}
          options={[
            { value: 'percent', label: texts.percent },
            { value: 'amount', label: texts.amount },
          ]}
          onChange={({ target }) => {
            setMode(target.value as PriceMode);
            setValue(null);
            setFailure(null);
          }}
        />
        <Stack gap={1}>
          <label htmlFor={`${id}-value`}>
            {mode === 'percent' ? texts.percentLabel : texts.newPrice(currency)}
          </label>
          <NumberInput
            id={`${id}-value`}
            className={styles.amount ?? ''}
            {...(mode === 'percent' ? CHANGE_PERCENT : amountOf(currency))}
            aria-invalid={failure !== null}
            status={failure === null ? '' : 'error'}
            aria-describedby={`${id}-hint`}
            value={value}
            readOnly={busy}
            onChange={(next) => {
              setValue(next);
              setFailure(null);
            }}
          />
          <p id={`${id}-hint`} className="quiet">
            {mode === 'percent' && texts.percentHint}
          </p>
        </Stack>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <Preview rooms={rooms} of={'error' in outcome ? undefined : outcome.of} />
      </form>
    </Dialog>
  );
}

function amountOf(currency: Currency) {
  return { grouped: true, min: PRICE_STEPS[currency], precision: currency === 'VND' ? 0 : 2 };
}

type PreviewProps = {
  rooms: readonly PartnerRoom[];
  of: ((price: number) => number) | undefined;
};

function Preview({ rooms, of }: PreviewProps) {
  const { data: rates } = useGetRatesQuery();
  const becomes = ({ price, currency }: PartnerRoom) => {
    if (!of) return '–';
    const next = of(price);
    const dong =
      rates && currency !== 'VND' ? ` (${formatDong(priceInDong(next, currency, rates))})` : '';
    return formatAmount(next, currency) + dong;
  };
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <table>
        <caption className="visuallyHidden">{texts.preview}</caption>
        <thead>
          <tr>
            <th scope="col">{roomTexts.columns.number}</th>
            <th scope="col">{texts.now}</th>
            <th scope="col">{texts.then}</th>
          </tr>
        </thead>
        <tbody className="figures">
          {rooms.map((room) => (
            <tr key={room.id}>
              <th scope="row">{roomLabel(room)}</th>
              <td>{formatAmount(room.price, room.currency)}</td>
              <td>{becomes(room)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
