import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { useGetPartnerHotelQuery } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { hotelTexts as texts } from '../../../i18n/en/partner/hotels';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { PageHeader } from '../../ui/PageHeader';
import { wholeNumber } from '../../ui/table/filterReaders';
import { HotelForm } from './HotelForm';

export default function EditHotelPage() {
  const id = wholeNumber(useParams()['hotelId'] ?? '');
  const answer = useGetPartnerHotelQuery(id === undefined ? skipToken : { id });
  const hotel = answer.currentData;
  const title = texts.form.editTitle;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: texts.title, to: paths.partnerHotels() }, { label: title }]}
        hint={hotel?.name}
      />
      {hotel ? (
        <HotelForm key={hotel.id} hotel={hotel} />
      ) : id === undefined || isNotFound(answer.error) ? (
        <ErrorPanel
          text={texts.failures.notFound}
          action={<ButtonLink to={paths.partnerHotels()}>{texts.back}</ButtonLink>}
        />
      ) : answer.error ? (
        <ErrorPanel
          text={texts.failures.load}
          onRetry={answer.refetch}
          retrying={answer.isFetching}
        />
      ) : (
        <Skeleton height="30em" />
      )}
    </>
  );
}

// An id that the contract does not take is nobody's either.
function isNotFound(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: number };
  return status === 404 || status === 422;
}
