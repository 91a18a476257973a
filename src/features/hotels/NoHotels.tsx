import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../texts/hotels';
import { LinkButton } from '../../ui/actions/LinkButton';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';
import { SearchIcon } from '../../ui/icons/actionIcons';
import { useHotelFilters } from './useHotelFilters';

type NoHotelsProps = {
  /** There are hotels, but not as many pages. */
  onLaterPage: boolean;
  firstPage: string;
};

/** Nothing found: why, and the way on. */
export function NoHotels({ onLaterPage, firstPage }: NoHotelsProps) {
  const texts = useTexts(hotelTexts).list;
  const { filters, hrefWith, hrefWithout } = useHotelFilters();
  if (onLaterPage) {
    return (
      <EmptyNotice
        title={texts.emptyPage}
        action={<LinkButton to={firstPage}>{texts.firstPage}</LinkButton>}
      />
    );
  }
  return (
    <EmptyNotice
      illustration={<SearchIcon size={56} />}
      title={texts.empty}
      action={
        <>
          {filters.text && (
            <LinkButton variant="secondary" to={hrefWith({ text: '' })}>
              {texts.clearText(filters.text)}
            </LinkButton>
          )}
          <LinkButton to={hrefWithout()}>{texts.clear}</LinkButton>
        </>
      }
    >
      {texts.emptyHint}
    </EmptyNotice>
  );
}
