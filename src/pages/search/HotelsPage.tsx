import { useListDestinationsQuery } from '../../api';
import { useTexts } from '../../state/useTexts';
import { searchTexts } from '../../i18n/search';
import { stayTexts } from '../../i18n/stays';
import { Notice } from '../../ui/feedback/Notice';
import { Container } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { placeName } from '../../entities/search/asPlace';
import { classNames } from '../../ui/classNames';
import styles from './HotelsPage.module.css';
import { FilterPanel, ListTools } from './FilterPanel';
import { SearchBar } from './SearchBar';
import { SearchResults } from './SearchResults';
import { ShownSearchProvider } from './ShownSearchProvider';
import { useHotelSearch } from './useHotelSearch';

/** The search over all hotels. Its address says all of it. */
export default function HotelsPage() {
  const texts = useTexts(searchTexts);
  const { search, unread, hrefWith } = useHotelSearch();
  const { data: destinations } = useListDestinationsQuery();
  const place = placeName(search.destination, destinations);
  return (
    <Container className={styles.page}>
      <PageTitle
        title={place ? texts.titleIn(place) : texts.title}
        siteName="Nghỉ Đâu"
        description={texts.description}
      />
      <div className={classNames('column', styles.search)}>
        <SearchBar search={search} place={place} />
        <UnreadNotice search={search} unread={unread} />
      </div>
      <ShownSearchProvider search={search}>
        <div className={classNames('column', styles.columns)}>
          <FilterPanel search={search} />
          <div className={styles.results}>
            <ListTools />
            <SearchResults search={search} place={place} hrefWith={hrefWith} />
          </div>
        </div>
      </ShownSearchProvider>
    </Container>
  );
}

type UnreadNoticeProps = Pick<ReturnType<typeof useHotelSearch>, 'search' | 'unread'>;

/** What of the address the list could not go by, and what it shows instead. */
function UnreadNotice({ search, unread }: UnreadNoticeProps) {
  const texts = useTexts(searchTexts).unread;
  const { guests } = useTexts(stayTexts);
  const said = [
    unread.dates && texts.dates,
    unread.party && texts.party(guests(search.adults, search.children)),
    unread.place && texts.place,
  ].filter((text) => text !== false);
  if (said.length === 0) return null;
  return (
    <Notice tone="warning" still>
      {said.join(' ')}
    </Notice>
  );
}
