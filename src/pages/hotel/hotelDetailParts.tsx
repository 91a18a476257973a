import { lazy } from 'react';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { laterPart } from '../../ui/layout/laterPart';

const load = () => import('./HotelDetails');

// By a press, or by what somebody has chosen: whoever does so has touched the page.
export const AlertDialog = lazy(async () => ({ default: (await load()).AlertDialog }));
export const LostRooms = lazy(async () => ({ default: (await load()).LostRooms }));

export const HotelAmenities = laterPart(
  async () => ({ default: (await load()).HotelAmenities }),
  <Skeleton height="24rem" />,
);
export const HotelInfo = laterPart(
  async () => ({ default: (await load()).HotelInfo }),
  <Skeleton height="24rem" />,
);
export const HotelRules = laterPart(
  async () => ({ default: (await load()).HotelRules }),
  <Skeleton height="44rem" />,
);
export const SimilarHotels = laterPart(
  async () => ({ default: (await load()).SimilarHotels }),
  <Skeleton height="24rem" />,
);
