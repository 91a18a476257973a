import { dayWithWeekday } from '../../../../domain/stays/dayText';
import type { BookingChangePreview } from '../../../api/bookings';
import { useLanguage, useTexts } from '../../../state/useTexts';
import { bookingChangeTexts } from '../../../i18n/bookingChange';
import { Notice } from '../../../ui/feedback/Notice';

/** Which rooms somebody else has on the new dates, and what can be done about it. */
export function TakenNights({ taken }: Pick<BookingChangePreview, 'taken'>) {
  const texts = useTexts(bookingChangeTexts).taken;
  const language = useLanguage();
  return (
    <Notice tone="warning" title={texts.title}>
      {taken.map(({ position, roomId, roomNumber, nights }) => (
        <p key={`${position} ${roomId}`}>
          {texts.line(
            roomNumber,
            nights.map((night) => dayWithWeekday(night, language)).join(', '),
          )}
        </p>
      ))}
      <p>{texts.next}</p>
    </Notice>
  );
}
