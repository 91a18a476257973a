import { quoteOf, TAX_AND_FEE_PERCENT } from '../../../../../domain/bookings/quote';
import { formatAmount } from '../../../../../domain/money/money';
import { deskTexts } from '../../../../i18n/en/partner/desk';
import { PriceLines } from '../../../../ui/display/PriceLines';

const texts = deskTexts.price;
const dong = (amount: number) => formatAmount(amount, 'VND');

type DeskTotalProps = { rooms: number; nights: number; roomTotal: number };

/** What the guest pays at the counter. */
export function DeskTotal({ rooms, nights, roomTotal }: DeskTotalProps) {
  const { taxAndFee, total } = quoteOf({ stayPrices: [roomTotal], nights });
  return (
    <PriceLines
      lines={[
        { key: 'rooms', label: texts.rooms(rooms, nights), amount: dong(roomTotal) },
        { key: 'tax', label: texts.tax(TAX_AND_FEE_PERCENT), amount: dong(taxAndFee) },
      ]}
      total={{ label: texts.total, amount: dong(total) }}
    />
  );
}
