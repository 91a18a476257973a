import { Link } from '../../ui/navigation/Link';
import type { HotelCard } from '../../api';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { hotelCardTexts } from '../../i18n/hotelCards';
import { LinkButton } from '../../ui/actions/LinkButton';
import { classNames } from '../../ui/classNames';
import { Badge } from '../../ui/display/Badge';
import { DoorIcon, PinIcon } from '../../ui/icons/stayIcons';
import { Card } from '../../ui/layout/Card';
import { CoverPicture } from '../../ui/pictures/CoverPicture';
import { HeartButton } from './HeartButton';
import { CardPrice } from './CardPrice';
import { locationOf, minimumNights, roomCountOf } from './hotelFields';
import { languageOf } from './ownLanguage';
import { OwnWords } from './OwnWords';
import { RatingOf } from '../review/RatingOf';
import card from './hotelCard.module.css';
import styles from './HotelCardView.module.css';

/** Any field but the id may be missing in the answers of other backends. */
type CardHotel = Pick<HotelCard, 'id'> & Partial<HotelCard>;

type HotelCardViewProps = {
  hotel: CardHotel;
  /** The picture is on the first screen. */
  eager?: boolean | undefined;
  /** Price and free rooms are those of the dates that were asked for, not of tonight. */
  forStay?: boolean | undefined;
};

/** One hotel of a list, with everything that a traveller compares. */
export function HotelCardView({ hotel, eager, forStay = false }: HotelCardViewProps) {
  const texts = useTexts(hotelCardTexts);
  const stay = useShownStay();
  const { id, rating, totalReviews } = hotel;
  const name = hotel.name || texts.noName;
  const location = locationOf(hotel);
  return (
    <Card as="article" flush lively className={classNames(card.card, styles.card)}>
      <CardPicture hotel={hotel} name={name} eager={eager} />
      <div className={classNames(card.body, styles.body)}>
        <p className={classNames('between', styles.top)}>
          <span className={styles.type}>{texts.propertyType[hotel.propertyType ?? 'HOTEL']}</span>
          <RatingOf rating={rating} reviews={totalReviews} withCount />
        </p>
        <h3 className={classNames(card.name, 'twoLines')}>
          <Link to={paths.hotel(id, stay)} lang={languageOf(name)}>
            {name}
          </Link>
        </h3>
        <p className={styles.fact}>
          <PinIcon size="1.1em" />
          <span className="oneLine" lang={languageOf(location)}>
            {location || texts.noLocation}
          </span>
        </p>
        <p className={classNames('quiet twoLines', styles.description)}>
          <OwnWords text={hotel.description || texts.noDescription} />
        </p>
        <RoomsFree hotel={hotel} forStay={forStay} />
        <div className={classNames('between', card.foot, styles.foot)}>
          <CardPrice hotel={hotel} />
          <LinkButton
            to={paths.hotel(id, stay)}
            variant="secondary"
            className={styles.details}
            aria-label={texts.detailsOf(name)}
          >
            {texts.details}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

type CardPictureProps = { hotel: CardHotel; name: string; eager: boolean | undefined };

function CardPicture({ hotel, name, eager }: CardPictureProps) {
  const texts = useTexts(hotelCardTexts);
  const { id, price, discount, images = [] } = hotel;
  const first = images[0];
  return (
    <div className={styles.picture}>
      <CoverPicture
        image={first}
        sizes="(min-width: 1248px) 384px, (min-width: 1000px) 32vw, (min-width: 600px) 47vw, 94vw"
        priority={eager}
        className={styles.image}
      />
      {discount ? (
        <Badge tone="sun" className={styles.badge}>
          <span aria-hidden="true">{texts.discount(discount)}</span>
          <span className="visuallyHidden">{texts.discountLabel(discount)}</span>
        </Badge>
      ) : null}
      <HeartButton
        className={card.heart}
        hotel={{ id, name, location: locationOf(hotel), images, price }}
      />
    </div>
  );
}

function RoomsFree({ hotel, forStay }: { hotel: CardHotel; forStay: boolean }) {
  const texts = useTexts(hotelCardTexts);
  const count = roomCountOf(hotel);
  const nights = minimumNights(hotel.minimumStay);
  // Nobody can have a room there for tonight alone.
  const isLonger = !forStay && nights > 1;
  const tone = count > 0 ? styles.free : styles.full;
  return (
    <p className={classNames(styles.fact, !isLonger && tone)}>
      <DoorIcon size="1.1em" />
      <span>
        {isLonger
          ? texts.fromNights(nights)
          : texts[forStay ? 'roomsFreeThen' : 'roomsFree'](count)}
      </span>
    </p>
  );
}
