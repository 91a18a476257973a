import { dayWithWeekday } from '../../../domain/stays/dayText';
import type { Stay } from '../../../domain/stays/stay';
import { isRequestError } from '../../api';
import { problemOf } from '../../api/problem';
import { stayTexts } from '../../i18n/stays';
import { useLanguage, useTexts } from '../../state/useTexts';
import { LinkButton } from '../../ui/actions/LinkButton';

/** The stay that a refusal names as the nearest one that can be had, if it does. */
export function nearestStayOf(error: unknown): Stay | null {
  const nearest = isRequestError(error) ? problemOf(error).nearestStay : undefined;
  if (!nearest?.checkInDate || !nearest.checkOutDate) return null;
  return { checkIn: nearest.checkInDate, checkOut: nearest.checkOutDate };
}

type NearestStayLinkProps = { stay: Stay; to: string };

/** Leads to the same page with dates that can be had. */
export function NearestStayLink({ stay, to }: NearestStayLinkProps) {
  const texts = useTexts(stayTexts);
  const language = useLanguage();
  const days = [stay.checkIn, stay.checkOut].map((day) => dayWithWeekday(day, language));
  return (
    <LinkButton variant="secondary" to={to}>
      {texts.seeStay(days.join(' – '))}
    </LinkButton>
  );
}
