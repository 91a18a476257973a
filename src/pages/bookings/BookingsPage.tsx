import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Container } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { Tabs } from '../../ui/navigation/Tabs';
import { BookingList, type When } from './BookingList';
import { classNames } from '../../ui/classNames';
import styles from './BookingsPage.module.css';

const kinds: readonly When[] = ['coming', 'past', 'cancelled'];

/** The traveller's bookings. Which of them, and which page, stands in the address. */
export default function BookingsPage() {
  const texts = useTexts(bookingsTexts).list;
  const [query, setQuery] = useSearchParams();
  const active = kinds.find((kind) => kind === query.get('when')) ?? 'coming';
  const page = Math.min(Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1), 10_000) - 1;
  const hrefOf = (target: number) => `${paths.bookings()}?when=${active}&page=${target + 1}`;
  return (
    <Container className={classNames('column', styles.page)}>
      <PageTitle siteName="Nghỉ Đâu" title={texts.pageTitle}>
        {texts.title}
      </PageTitle>
      <Tabs
        label={texts.tabs}
        active={active}
        onChange={(when) => setQuery({ when }, { replace: true })}
        tabs={kinds.map((when) => ({
          key: when,
          label: texts[when],
          panel: when === active && <BookingList when={when} page={page} hrefOf={hrefOf} />,
        }))}
      />
    </Container>
  );
}
