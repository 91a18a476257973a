import type { PartnerHotelRow } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { hotelTexts as texts } from '../../../i18n/en/partner/hotels';
import { usableImages } from '../../../entities/hotel/images';
import { CoverPicture } from '../../../ui/pictures/CoverPicture';
import { Link } from '../../../ui/navigation/Link';
import { HotelActions } from './HotelActions';
import { streetLine } from './hotelAddress';
import { HotelStateTag } from './HotelStateTag';
import type { HotelActs } from './hotelActs';
import { classNames } from '../../../ui/classNames';
import styles from './hotels.module.css';

type HotelCardsProps = { hotels: readonly PartnerHotelRow[]; acts: HotelActs };

/** The page's hotels as cards with their covers. */
export function HotelCards({ hotels, acts }: HotelCardsProps) {
  return (
    <ul className={styles.cards}>
      {hotels.map((hotel) => (
        <li key={hotel.id} className={classNames('surface', styles.card)}>
          <HotelCard hotel={hotel} acts={acts} />
        </li>
      ))}
    </ul>
  );
}

function HotelCard({ hotel, acts }: { hotel: PartnerHotelRow; acts: HotelActs }) {
  const { id, name, businessName, address, numRooms, state, suspendedReason } = hotel;
  const [cover] = usableImages(hotel.images);
  return (
    <>
      <CoverPicture image={cover} sizes="360px" width={960} height={640} className={styles.cover} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <Link to={paths.editHotel(id)}>{name}</Link>
          </h2>
          <HotelStateTag state={state} />
        </div>
        {businessName && <p className="quiet">{businessName}</p>}
        <p>{address.city}</p>
        <p className="quiet">{streetLine(address)}</p>
        <p className="figures">{texts.roomCount(numRooms)}</p>
        {suspendedReason !== null && (
          <p className={styles.suspended}>{texts.suspendedFor(suspendedReason)}</p>
        )}
        <HotelActions hotel={hotel} acts={acts} />
      </div>
    </>
  );
}
