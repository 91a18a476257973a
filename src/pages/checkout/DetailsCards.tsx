import type { ReactNode } from 'react';
import { nightsBetween } from '../../../domain/stays/stay';
import { Link } from '../../ui/navigation/Link';
import type { HotelSummary, Quote, Room } from '../../api';
import { paths } from '../../../site/paths';
import type { DraftStay } from '../../../site/stayLink';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { Skeleton, SkeletonText } from '../../ui/feedback/Skeleton';
import { usableImages } from '../../entities/hotel/images';
import { CashIcon } from '../../ui/icons/stayIcons';
import { Card } from '../../ui/layout/Card';
import { CoverPicture } from '../../ui/pictures/CoverPicture';
import { BookedRooms } from '../../entities/booking/BookedRooms';
import { GuestFields } from './GuestFields';
import { HoldTerms } from '../../entities/booking/HoldTerms';
import { HotelLines } from '../../entities/booking/HotelLines';
import { StayDates } from '../../entities/booking/StayDates';
import { classNames } from '../../ui/classNames';
import styles from './DetailsCards.module.css';

type HotelFailure = { retry: () => void; retrying: boolean } | null;

type DetailsCardsProps = {
  stay: DraftStay;
  hotel: HotelSummary | null;
  hotelFailure: HotelFailure;
  rooms: readonly Room[];
  quote: Quote | null;
  /** What depends on it is then not on its way. */
  quoteFailed: boolean;
  occupants: ReactNode;
  /** False where codes cannot be asked about. */
  voucher: ReactNode;
  /** The price, where it does not stand beside all this. */
  price: ReactNode;
};

/** Everything that a traveller checks before booking, and what the hotel needs to know. */
export function DetailsCards(props: DetailsCardsProps) {
  const { stay, hotel, hotelFailure, rooms, quote, quoteFailed, occupants, voucher, price } = props;
  const { details: texts } = useTexts(bookingsTexts);
  const wish = useShownStay();
  return (
    <>
      <Card as="section" aria-label={texts.stay}>
        <HotelHead hotel={hotel} failure={hotelFailure} />
        <StayDates {...stay} />
        <p className={styles.change}>
          <Link to={paths.hotel(stay.hotelId, wish)}>{texts.changeStay}</Link>
        </p>
      </Card>
      {(rooms.length > 0 || !quoteFailed) && (
        <Section title={texts.chosenRooms}>
          {rooms.length > 0 ? (
            <BookedRooms rooms={rooms} nights={nightsBetween(stay.checkIn, stay.checkOut)} />
          ) : (
            <SkeletonText lines={2} />
          )}
          {stay.anyOfTypeIds && <p className="note">{texts.anyOfType}</p>}
          {occupants}
        </Section>
      )}
      {voucher && <Card as="section">{voucher}</Card>}
      <div className={styles.price}>{price}</div>
      <Section title={texts.guest}>
        <GuestFields />
      </Section>
      <Section title={texts.payment}>
        <p className="iconLine">
          <CashIcon />
          <span>
            <strong>{texts.payAtCounter}</strong>
            <span className={styles.hint}>{texts.payAtCounterHint}</span>
          </span>
        </p>
      </Section>
      {(quote ? quote.holdUntil !== '' : !quoteFailed) && (
        <Section title={texts.promises}>
          {quote ? <HoldTerms {...quote} papers /> : <SkeletonText lines={4} />}
        </Section>
      )}
    </>
  );
}

type HotelHeadProps = { hotel: HotelSummary | null; failure: HotelFailure };

function HotelHead({ hotel, failure }: HotelHeadProps) {
  const { details, failures } = useTexts(bookingsTexts);
  const [image] = usableImages(hotel?.images);
  if (!hotel && failure) {
    return (
      <ErrorNotice
        message={details.hotelFailed}
        retryLabel={failures.retry}
        onRetry={failure.retry}
        retrying={failure.retrying}
      />
    );
  }
  if (!hotel) return <Skeleton height="7em" className={styles.head} />;
  return (
    <div className={styles.head}>
      <CoverPicture
        image={image}
        sizes="160px"
        width={160}
        height={120}
        className={styles.picture}
      />
      <HotelLines hotel={hotel} />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className={classNames('likeH3', styles.title)}>{title}</h2>
      {children}
    </Card>
  );
}
