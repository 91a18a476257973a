import { dayWithWeekday } from '../../../domain/dayText';
import { stayFault, vietnamToday } from '../../../domain/stay';
import { useAppSelector } from '../../state/store';
import { useLanguage, useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../texts/hotels';
import { stayTexts } from '../../texts/stays';
import { Notice } from '../../ui/feedback/Notice';

/** The list does not know who is free when; so it says where the chosen dates count. */
export function StayReminder() {
  const texts = useTexts(hotelTexts).list;
  const { guests } = useTexts(stayTexts);
  const language = useLanguage();
  const { checkIn, checkOut, adults, children } = useAppSelector((state) => state.search);
  if (stayFault({ checkIn, checkOut }, vietnamToday(new Date())) !== null) return null;
  const stay = `${dayWithWeekday(checkIn, language)} → ${dayWithWeekday(checkOut, language)}`;
  return <Notice still>{texts.yourStay(stay, guests(adults, children))}</Notice>;
}
