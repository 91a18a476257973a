import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { wholeNumber } from '../../../../site/filterReaders';
import { partnerApi } from '../../../api/partner';
import { isNotFound } from '../../ui/isNotFound';

const { getPartnerHotel } = partnerApi.endpoints;

/** The hotel that an address was about last, as long as this is mounted and nobody has heard that the hotel is gone. */
export function useLastHotel(): number | undefined {
  const { search } = useLocation();
  const [last, setLast] = useState<number>();
  const named = wholeNumber(new URLSearchParams(search).get('hotelId') ?? '') ?? last;
  // Whoever shows it has asked for it: nothing is asked for the links alone.
  const { error } = getPartnerHotel.useQueryState(named === undefined ? skipToken : { id: named });
  const hotel = isNotFound(error) ? undefined : named;
  if (hotel !== last) setLast(hotel);
  return hotel;
}
