import { useSearchParams } from 'react-router-dom';
import { formatAmount } from '../../../../../domain/money/money';
import type { PartnerRoom } from '../../../../api/partner';
import { roomTexts as texts } from '../../../../i18n/en/partner/rooms';
import { Link } from '../../../../ui/navigation/Link';

/** The type that a room is of, which opens beside the list; the list stays as it is. */
export function TypeLink({ room: { typeId, typeName } }: { room: PartnerRoom }) {
  const [params] = useSearchParams();
  if (typeId === undefined) return null;
  const next = new URLSearchParams(params);
  next.delete('room');
  next.set('types', String(typeId));
  return (
    <Link to={{ search: next.toString() }} className="twoLines" title={typeName}>
      {typeName}
    </Link>
  );
}

/** What is added to the type's price for the room. */
export function Difference({ room: { difference = 0, currency } }: { room: PartnerRoom }) {
  if (difference === 0) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="visuallyHidden">{texts.noDifference}</span>
      </>
    );
  }
  return (difference > 0 ? '+' : '') + formatAmount(difference, currency);
}
