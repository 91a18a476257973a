import type { HotelSearch } from '../../../site/hotelSearch';
import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { searchTexts } from '../../i18n/search';
import { LinkButton } from '../../ui/actions/LinkButton';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';
import { SearchIcon } from '../../ui/icons/actionIcons';
import { useAllConditions, useNamedPlaces } from './useConditions';
import { useFilterRemovals } from './useFilterRemovals';

type NoHotelsProps = {
  search: HotelSearch;
  place: string | undefined;
  /** There are hotels, but not as many pages. */
  onLaterPage: boolean;
  hrefWith: (changes: Partial<HotelSearch>) => string;
  /** A way on goes away with the focus on it, once something is found. */
  onWiden: () => void;
};

/** Nothing found: why, and the way on. */
export function NoHotels({ onLaterPage, ...rest }: NoHotelsProps) {
  const texts = useTexts(searchTexts).empty;
  if (onLaterPage) {
    return (
      <EmptyNotice
        title={texts.laterPage}
        action={
          <LinkButton to={rest.hrefWith({ page: 0 })} onClick={rest.onWiden}>
            {texts.firstPage}
          </LinkButton>
        }
      />
    );
  }
  return <NothingFound {...rest} />;
}

function NothingFound({ search, place, hrefWith, onWiden }: Omit<NoHotelsProps, 'onLaterPage'>) {
  const texts = useTexts(searchTexts).empty;
  const conditions = useAllConditions(search, place);
  const offers = useFilterRemovals(search, conditions);
  const named = useFilterRemovals(search, useNamedPlaces(search));
  const names = conditions.map(({ name }) => name).join('; ');
  const why = search.checkIn ? texts.whySold(names) : texts.why(names);
  return (
    <EmptyNotice
      illustration={<SearchIcon size={56} />}
      title={texts.title}
      action={
        conditions.length > 0 && (
          <>
            {[...named, ...offers].map(({ key, name, dropped, count }, index) => (
              <LinkButton
                key={key}
                variant={index === 0 ? 'primary' : 'secondary'}
                to={hrefWith(dropped)}
                onClick={onWiden}
              >
                {index < named.length ? texts.atPlace(name, count) : texts.dropFor(name, count)}
              </LinkButton>
            ))}
            <LinkButton variant="quiet" to={paths.hotels()} onClick={onWiden}>
              {texts.clearAll}
            </LinkButton>
          </>
        )
      }
    >
      <p>{conditions.length > 0 ? why : texts.wholeList}</p>
    </EmptyNotice>
  );
}
