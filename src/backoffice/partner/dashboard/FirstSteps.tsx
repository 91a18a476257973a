import {
  useListPartnerHotelsQuery,
  type PartnerDashboard,
  type PartnerHotelRow,
} from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { dashboardTexts } from '../../../i18n/en/partner/dashboard';
import { ButtonLink } from '../../ui/ButtonLink';
import { StatusTag } from '../../ui/StatusTag';
import { classNames } from '../../../ui/classNames';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/layout/Stack';
import styles from './Dashboard.module.css';

const texts = dashboardTexts.firstSteps;

/** For who has no hotel on sale: which are suspended and why, and what is left to do until travellers can book. */
export function FirstSteps({ board }: { board: PartnerDashboard }) {
  const { data } = useListPartnerHotelsQuery({ size: 10, sort: 'created' });
  const hotels = data?.content ?? [];
  const suspended = hotels.filter(({ suspendedReason }) => suspendedReason !== null);
  const hotel = hotels.find((one) => !suspended.includes(one));
  return (
    <Stack>
      {suspended.map((one) => (
        <Suspended key={one.id} hotel={one} />
      ))}
      {/* No step would put a suspended one on sale. */}
      {(hotel || suspended.length === 0) && <Steps board={board} hotel={hotel} />}
    </Stack>
  );
}

type StepsProps = { board: PartnerDashboard; hotel: PartnerHotelRow | undefined };

function Steps({ board, hotel }: StepsProps) {
  const steps = [
    {
      name: hotel ? texts.hotel : texts.newHotel,
      text: texts.hotelText,
      to: hotel ? paths.editHotel(hotel.id) : paths.newHotel(),
      done: Boolean(hotel?.address.city && hotel.businessName),
    },
    {
      name: texts.rooms,
      text: texts.roomsText,
      to: paths.partnerRooms({ hotelId: hotel?.id, types: 'new' }),
      done: board.rooms > 0,
    },
    { name: texts.publish, text: texts.publishText, to: paths.partnerHotels(), done: false },
  ];
  return (
    <section aria-labelledby="first-steps" className={classNames('surface', styles.first)}>
      <h2 id="first-steps" className={classNames('likeH3', styles.heading)}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <ol className={styles.steps}>
        {steps.map(({ name, text, to, done }) => (
          <li key={name}>
            <div className={styles.step}>
              {done ? (
                <span className={styles.guest}>{name}</span>
              ) : (
                <ButtonLink to={to}>{name}</ButtonLink>
              )}
              {done && <StatusTag tone="good">{texts.done}</StatusTag>}
              <span className="note">{text}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Suspended({ hotel }: { hotel: PartnerHotelRow }) {
  const { title, text, toHotels } = dashboardTexts.suspended;
  return (
    <Notice
      tone="error"
      title={title(hotel.name)}
      action={<ButtonLink to={paths.partnerHotels()}>{toHotels}</ButtonLink>}
    >
      <p>{hotel.suspendedReason}</p>
      <p>{text}</p>
    </Notice>
  );
}
