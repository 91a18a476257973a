import { formatDong, type Currency } from '../../../../domain/money/money';
import { HIGHEST_PRICE, isWithinHighest, priceInDong } from '../../../../domain/rooms/roomPrices';
import { useGetRatesQuery } from '../../../api/partner';
import { dayWords } from '../../ui/dates/dateWords';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { priceError } from './priceError';

const texts = roomTexts.form;

/** What travellers are usually shown for a price that is being typed. */
export function TravellerPrice({ price, currency }: { price: number | null; currency: Currency }) {
  const { data: rates } = useGetRatesQuery();
  if (!rates || price === null || priceError(price, currency) !== undefined) {
    return <>{texts.travellersWait}</>;
  }
  if (!isWithinHighest(price, currency, rates)) {
    return <>{texts.travellersAtMost(formatDong(HIGHEST_PRICE))}</>;
  }
  return (
    <>
      {texts.usualPrice(formatDong(priceInDong(price, currency, rates)))}
      {currency !== 'VND' && ` ${texts.rateOf(dayWords(rates.asOf))}`}
    </>
  );
}
