import { Link } from '../../ui/navigation/Link';
import type { HotelCard } from '../../api';
import { paths } from '../../../site/paths';
import type { FavouriteHotel } from '../../state/favouritesSlice';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { hotelCardTexts } from '../../i18n/hotelCards';
import { classNames } from '../../ui/classNames';
import { PinIcon } from '../../ui/icons/stayIcons';
import { Card } from '../../ui/layout/Card';
import { CoverPicture } from '../../ui/pictures/CoverPicture';
import { HeartButton } from './HeartButton';
import { CardPrice, type CardPriceFields } from './CardPrice';
import { languageOf } from './ownLanguage';
import { RatingOf } from '../review/RatingOf';
import card from './hotelCard.module.css';
import styles from './HotelTile.module.css';

type HotelTileProps = {
  /** The rating shows only when it is known, a former price and a stay's only where they were just asked for. */
  hotel: FavouriteHotel & CardPriceFields & Partial<Pick<HotelCard, 'rating' | 'totalReviews'>>;
  /** The level below the heading that the tile stands under. */
  heading?: 'h2' | 'h3' | undefined;
  /** What the price is, if not tonight's. */
  priceLabel?: string | undefined;
};

/** A hotel in short: for those saved, seen or similar. */
export function HotelTile({ hotel, heading: Heading = 'h3', priceLabel }: HotelTileProps) {
  const texts = useTexts(hotelCardTexts);
  const stay = useShownStay();
  const { id, location, price, rating, totalReviews } = hotel;
  const images = hotel.images ?? [];
  const name = hotel.name || texts.noName;
  return (
    <Card as="article" flush lively className={card.card}>
      <CoverPicture
        image={images[0]}
        sizes="(min-width: 1000px) 290px, (min-width: 600px) 47vw, 94vw"
        className={styles.image}
      />
      <HeartButton className={card.heart} hotel={{ id, name, location, images, price }} />
      <div className={classNames(card.body, styles.body)}>
        <Heading className={classNames(card.name, 'likeH4')}>
          <Link to={paths.hotel(id, stay)} lang={languageOf(name)}>
            {name}
          </Link>
        </Heading>
        <p className={styles.place}>
          <PinIcon size="1.1em" />
          <span lang={languageOf(location ?? '')}>{location || texts.noLocation}</span>
        </p>
        <p className={classNames('between', card.foot, styles.foot)}>
          <CardPrice hotel={hotel} label={priceLabel} />
          {rating !== undefined && <RatingOf rating={rating} reviews={totalReviews} />}
        </p>
      </div>
    </Card>
  );
}
