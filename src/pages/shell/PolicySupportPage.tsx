import type { ReactNode } from 'react';
import { Link } from '../../ui/navigation/Link';
import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { helpTexts } from '../../i18n/help';
import { siteTexts } from '../../i18n/site';
import { PawIcon } from '../../ui/icons/amenityIcons';
import { UserIcon } from '../../ui/icons/actionIcons';
import { InfoIcon } from '../../ui/icons/statusIcons';
import {
  CalendarIcon,
  CardIcon,
  CashIcon,
  DoorIcon,
  GuestsIcon,
  PhoneIcon,
  StarFilledIcon,
  TagIcon,
  ClockIcon,
} from '../../ui/icons/stayIcons';
import { Card } from '../../ui/layout/Card';
import { Container } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { classNames } from '../../ui/classNames';
import { Disc } from '../../ui/display/Disc';
import styles from './PolicySupportPage.module.css';

type Topic = { id: string; icon: ReactNode; title: string; points: string[]; more?: ReactNode };

/** Every topic has an address of its own: `/policy-support#cancel`. */
function useTopics(): Topic[] {
  const { support: texts } = useTexts(helpTexts);
  const topic = (
    id: string,
    icon: ReactNode,
    { title, ...points }: { title: string; [point: string]: string },
    more?: ReactNode,
  ): Topic => ({ id, icon, title, points: Object.values(points), more });

  const { bookings, ...hotel } = texts.hotel;
  const { change, ...personalData } = texts.personalData;
  const { reset, ...account } = texts.account;
  return [
    topic('stay', <DoorIcon />, texts.stay),
    topic('hold', <ClockIcon />, texts.hold),
    topic('cancel', <CalendarIcon />, texts.cancel),
    topic('guests', <GuestsIcon />, texts.guests),
    topic('pets', <PawIcon />, texts.pets),
    topic('payment', <CashIcon />, texts.payment),
    topic('price', <CardIcon />, texts.price),
    topic('vouchers', <TagIcon />, texts.vouchers),
    topic('reviews', <StarFilledIcon />, texts.reviews),
    topic('hotel', <PhoneIcon />, hotel, <Link to={paths.bookings()}>{bookings}</Link>),
    topic('account', <UserIcon />, account, <Link to={paths.forgotPassword()}>{reset}</Link>),
    topic('personal-data', <InfoIcon />, personalData, <Link to={paths.profile()}>{change}</Link>),
  ];
}

export default function PolicySupportPage() {
  const { support: texts } = useTexts(helpTexts);
  const site = useTexts(siteTexts);
  const topics = useTopics();
  return (
    <Container className={styles.page}>
      <PageTitle title={texts.title} siteName={site.name} description={texts.intro} />
      <p className={styles.intro}>{texts.intro}</p>
      <div className={classNames('column', styles.columns)}>
        <nav aria-label={texts.contents} className={styles.contents}>
          <ul className={styles.links}>
            {topics.map(({ id, title }) => (
              <li key={id}>
                <Link to={{ hash: id }}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.topics}>
          {topics.map(({ id, icon, title, points, more }) => (
            <Card as="section" key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={styles.title}>
                <Disc>{icon}</Disc>
                {title}
              </h2>
              {points.map((point) => (
                <p key={point} className={styles.point}>
                  {point}
                </p>
              ))}
              {more && <p className={styles.point}>{more}</p>}
            </Card>
          ))}
        </div>
      </div>
    </Container>
  );
}
