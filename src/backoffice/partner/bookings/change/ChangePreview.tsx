import { Button } from 'antd';
import { formatAmount } from '../../../../../domain/money/money';
import type { BookingChangePreview, ChangedNight } from '../../../../api/partner';
import { stayChangeTexts } from '../../../../i18n/en/partner/stayChange';
import { PriceLines } from '../../../../ui/display/PriceLines';
import { Stack } from '../../../../ui/layout/Stack';
import { dayWords } from '../../../ui/dates/dateWords';
import { whyNot } from './whyNot';

const texts = stayChangeTexts.preview;
const dong = (amount: number) => formatAmount(amount, 'VND');
const MAX_NIGHTS_SHOWN = 14;

type KindSaid = keyof typeof texts.kinds;

type ChangePreviewProps = {
  preview: BookingChangePreview | undefined;
  /** There is enough to work it out. */
  isWhole: boolean;
  error: unknown;
  retry: () => void;
};

/** Rooms, nights and money as they would be, before anything is saved. */
export function ChangePreview({ preview, isWhole, error, retry }: ChangePreviewProps) {
  if (!isWhole) return <p role="status">{texts.missing}</p>;
  if (error !== undefined) {
    return (
      <p role="alert">
        {whyNot(error)} <Button onClick={retry}>{texts.retry}</Button>
      </p>
    );
  }
  if (!preview) return <p role="status">{texts.loading}</p>;
  if (preview.kinds.length === 0) return <p role="status">{texts.none}</p>;
  return (
    <Stack gap={2}>
      <div role="status">
        {preview.taken.map(({ position, roomId, roomNumber, nights }) => (
          <p key={`${position} ${roomId}`}>
            <strong>{texts.taken(roomNumber, nights.map(dayWords).join(', '))}</strong>
          </p>
        ))}
        <Kinds kinds={preview.kinds} />
        <Nights nights={preview.nights} />
      </div>
      <Money preview={preview} />
      <p className="note">{preview.mail ? texts.mail : texts.noMail}</p>
      {preview.warnings.length > 0 && (
        <div>
          <p>{texts.warnings}</p>
          <Stack as="ul" gap={1}>
            {preview.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </Stack>
        </div>
      )}
    </Stack>
  );
}

/** What the nights do not tell. */
function Kinds({ kinds }: Pick<BookingChangePreview, 'kinds'>) {
  const said = kinds.flatMap((kind) => (kind in texts.kinds ? texts.kinds[kind as KindSaid] : []));
  return said.length > 0 && <p>{said.join(' ')}</p>;
}

function Nights({ nights }: { nights: readonly ChangedNight[] }) {
  return (
    <Stack as="ul" gap={1}>
      {nights.slice(0, MAX_NIGHTS_SHOWN).map((night) => (
        <li key={`${night.position} ${night.night}`}>
          {dayWords(night.night)}: {whatBecomesOf(night)}
        </li>
      ))}
      {nights.length > MAX_NIGHTS_SHOWN && <li>…</li>}
    </Stack>
  );
}

function whatBecomesOf({ before, after }: ChangedNight): string {
  if (!after) return texts.freedNight(before?.roomNumber ?? '');
  const price = dong(after.price);
  if (!before) return texts.newNight(after.roomNumber, price);
  if (before.roomId === after.roomId) return texts.pricedNight(dong(before.price), price);
  return texts.movedNight(before.roomNumber, after.roomNumber, price);
}

function Money({ preview: { before, after, difference } }: { preview: BookingChangePreview }) {
  return (
    <PriceLines
      lines={[
        { key: 'before', label: texts.before, amount: dong(before.totalAmount) },
        {
          key: 'difference',
          label: texts.difference,
          amount: `${difference > 0 ? '+' : ''}${dong(difference)}`,
        },
      ]}
      total={{
        label: texts.after,
        amount: dong(after.totalAmount),
        // Both sums count it already.
        note: after.discount > 0 && texts.discount(dong(after.discount)),
      }}
    />
  );
}
