import { dayWithWeekday } from '../../../domain/stays/dayText';
import type { Stay } from '../../../domain/stays/stay';
import { isRequestError, type NearestStay } from '../../api';
import { problemOf } from '../../api/problem';
import { stayTexts } from '../../i18n/stays';
import { useLanguage, useTexts } from '../../state/useTexts';
import { Button } from '../../ui/actions/Button';
import { LinkButton } from '../../ui/actions/LinkButton';

/** The stay that a refusal names as the nearest one that can be had, if it does. */
export function nearestStayOf(error: unknown): Stay | null {
  return isRequestError(error) ? stayNamed(problemOf(error).nearestStay) : null;
}

/** The same of any answer. Other backends may say half of it. */
export function stayNamed(nearest: Partial<NearestStay> | undefined): Stay | null {
  if (!nearest?.checkInDate || !nearest.checkOutDate) return null;
  return { checkIn: nearest.checkInDate, checkOut: nearest.checkOutDate };
}

type NearestStayLinkProps = { stay: Stay; to: string; onClick?: () => void };

/** Leads to a page with dates that can be had. On its own page it goes away: `onClick` moves the focus. */
export function NearestStayLink({ stay, to, onClick }: NearestStayLinkProps) {
  const texts = useTexts(stayTexts);
  return (
    <LinkButton variant="secondary" to={to} onClick={onClick}>
      {texts.seeStay(useDays(stay))}
    </LinkButton>
  );
}

type NearestStayButtonProps = { stay: Stay; onClick: () => void };

/** Takes dates that can be had into a form. */
export function NearestStayButton({ stay, onClick }: NearestStayButtonProps) {
  const texts = useTexts(stayTexts);
  return (
    <Button variant="secondary" onClick={onClick}>
      {texts.takeStay(useDays(stay))}
    </Button>
  );
}

function useDays({ checkIn, checkOut }: Stay): string {
  const language = useLanguage();
  return [checkIn, checkOut].map((day) => dayWithWeekday(day, language)).join(' – ');
}
