import { useListPartnerHotelsQuery, type PartnerDashboard } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { dashboardTexts } from '../../../i18n/en/partner/dashboard';
import { ButtonLink } from '../../ui/ButtonLink';
import { StatusTag } from '../../ui/StatusTag';
import { classNames } from '../../../ui/classNames';
import styles from './Dashboard.module.css';

const texts = dashboardTexts.firstSteps;

/** What is left to do until travellers can book, for who has no hotel on sale yet. */
export function FirstSteps({ board }: { board: PartnerDashboard }) {
  const { data } = useListPartnerHotelsQuery({ size: 1, sort: 'created' });
  const hotel = data?.content[0];
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
