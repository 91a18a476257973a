import type { HotelSummary } from '../../api';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { roomsTexts } from '../../i18n/rooms';
import { LinkButton } from '../../ui/actions/LinkButton';
import { HotelLines } from '../../entities/booking/HotelLines';
import { Card } from '../../ui/layout/Card';
import { Inline } from '../../ui/layout/Stack';

/** The house that the room is in. */
export function HotelOfRoom({ hotel }: { hotel: Partial<HotelSummary> }) {
  const texts = useTexts(roomsTexts).hotel;
  const stay = useShownStay();
  return (
    <Card as="section" aria-label={texts.title}>
      <Inline justify="between" align="start" gap={4}>
        <HotelLines hotel={hotel} />
        {hotel.id && (
          <LinkButton variant="secondary" to={paths.hotel(hotel.id, stay)}>
            {texts.open}
          </LinkButton>
        )}
      </Inline>
    </Card>
  );
}
