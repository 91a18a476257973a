import { useState } from 'react';
import { quoteOf } from '../../../../../domain/bookings/quote';
import { TAX_AND_FEE_PERCENT } from '../../../../../domain/bookings/taxAndFee';
import { formatAmount } from '../../../../../domain/money/money';
import type { Day } from '../../../../../domain/stays/stay';
import { deskTexts } from '../../../../i18n/en/partner/desk';
import type { FreeRoom } from '../../../../api/partner';
import { PriceLines } from '../../../../ui/display/PriceLines';
import { Notice } from '../../../../ui/feedback/Notice';
import { Stack } from '../../../../ui/layout/Stack';
import { NightLines } from '../NightLines';
import type { CodeQuote } from './useCodeQuote';

const texts = deskTexts.price;
const dong = (amount: number) => formatAmount(amount, 'VND');

type DeskTotalProps = {
  checkIn: Day;
  rooms: readonly FreeRoom[];
  nights: number;
  /** Said by hand, for every night. */
  isByHand: boolean;
  roomTotal: number;
  /** With the guest's discount code. */
  code: CodeQuote;
};

/** What the guest pays at the counter, and what each night of it costs. */
export function DeskTotal({ checkIn, rooms, nights, isByHand, roomTotal, code }: DeskTotalProps) {
  const { quote, said } = code;
  const usual = { ...quoteOf({ stayPrices: [roomTotal], nights }), voucherCode: null };
  const { discount, voucherCode, ...amounts } = quote ?? usual;
  const of = [checkIn, nights, quote !== undefined, voucherCode, isByHand && roomTotal];
  const asked = [...of, ...rooms.map(({ id }) => id)].join(' ');
  const was = useTotalBefore(asked, amounts.total);
  const off = {
    key: 'discount',
    label: texts.discount(voucherCode ?? ''),
    amount: dong(-discount),
    reduction: true,
  };
  return (
    <>
      <PriceLines
        lines={[
          {
            key: 'rooms',
            label: texts.rooms(rooms.length, nights),
            // Of each night before a code, which takes off the whole.
            note: isByHand || discount > 0 ? undefined : <Nights rooms={rooms} />,
            amount: dong(amounts.roomTotal),
          },
          ...(discount > 0 ? [off] : []),
          { key: 'tax', label: texts.tax(TAX_AND_FEE_PERCENT), amount: dong(amounts.taxAndFee) },
        ]}
        total={{ label: texts.total, amount: dong(amounts.total) }}
      />
      {was !== null && <Notice tone="warning">{texts.changed(dong(was))}</Notice>}
      <p role="status" className="note">
        {said}
      </p>
    </>
  );
}

/** What the same cost when it was shown first, if somebody has changed its price since; null otherwise. */
function useTotalBefore(asked: string, total: number): number | null {
  const [first, setFirst] = useState({ asked, total });
  if (first.asked !== asked) setFirst({ asked, total });
  return first.asked === asked && first.total !== total ? first.total : null;
}

function Nights({ rooms }: Pick<DeskTotalProps, 'rooms'>) {
  return rooms
    .filter(({ nights }) => nights)
    .map(({ id, roomNumber, nights = [] }) => (
      <Stack key={id} gap={1}>
        {rooms.length > 1 && <span>{roomNumber}</span>}
        <NightLines nights={nights.map(({ night, price }) => ({ night, price }))} />
      </Stack>
    ));
}
