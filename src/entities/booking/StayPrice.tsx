import { formatDong } from '../../../domain/money/money';
import { averagePrice, fullStayPrice, stayPrice } from '../../../domain/prices/nightPrices';
import { dayWithWeekday } from '../../../domain/stays/dayText';
import type { Room } from '../../api';
import { stayTexts } from '../../i18n/stays';
import { useLanguage, useTexts } from '../../state/useTexts';
import { Price } from '../../ui/display/Price';
import { PricePerNight } from '../stay/PricePerNight';
import styles from './StayPrice.module.css';
import { shownPrice } from './wholeDong';

type StayPriceProps = {
  /** Without a price it is to be asked for. */
  room: Pick<Room, 'nights'> & { price: number | undefined };
  /** Of a night, struck through above the price. */
  originalPrice?: number | undefined;
  /** Writes 'từ' before the price: others of its kind cost more. */
  atLeast?: boolean | undefined;
  /** Says that a stay's price is for one of several rooms. */
  eachRoom?: boolean | undefined;
  large?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
};

/** What a room costs: a night or, where nights differ, the whole stay, with each of them behind it. */
export function StayPrice({ room, eachRoom, ...look }: StayPriceProps) {
  const { nights = [] } = room;
  if (nights.length < 2) return <PricePerNight price={room.price} {...look} />;
  const { atLeast, large, align } = look;
  return <DifferentNights {...{ nights, atLeast, eachRoom, large, align }} />;
}

type DifferentNightsProps = Pick<StayPriceProps, 'atLeast' | 'eachRoom' | 'large' | 'align'> & {
  nights: NonNullable<Room['nights']>;
};

function DifferentNights(props: DifferentNightsProps) {
  const { nights, atLeast, eachRoom, large = false, align } = props;
  const texts = useTexts(stayTexts).nightPrices;
  const language = useLanguage();
  const prices = nights.map(shownPrice);
  const [total, full] = [stayPrice(prices), fullStayPrice(prices)];
  const average = averagePrice(prices.map(({ price }) => price));
  return (
    <div>
      <Price
        amount={atLeast ? texts.atLeast(formatDong(total)) : formatDong(total)}
        unit={
          eachRoom ? texts.averageEachRoom(formatDong(average)) : texts.average(formatDong(average))
        }
        original={full > total ? formatDong(full) : undefined}
        originalLabel={texts.original}
        size={large ? 'large' : 'normal'}
        align={align}
      />
      <details className={styles.each}>
        <summary>{texts.each}</summary>
        <ul className="figures">
          {nights.map(({ night }, i) => (
            <li key={night} className="between">
              <span>{dayWithWeekday(night, language)}</span>
              <span>{formatDong(prices[i]!.price)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
