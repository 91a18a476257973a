import { useFormikContext } from 'formik';
import { useContext } from 'react';
import type { PartnerRoom, RoomTypeWithRooms } from '../../../../api/partner';
import { fieldId, FormContext } from '../../../../ui/form/formContext';
import type { RoomValues } from '../roomValues';
import { typeValuesOf } from './typeValues';

/**
 * Puts the room of the form into a type. One that is there keeps its price and whatever else it is unlike that in;
 * a new one is as the type until it is edited.
 */
export function useJoinType(room: Pick<PartnerRoom, 'id'> | undefined) {
  const { setFieldValue, setFieldError } = useFormikContext<RoomValues>();
  const { id } = useContext(FormContext);
  return (type: RoomTypeWithRooms) => {
    const { weekdayPrices: _, roomNumbers: __, version: ___, ...like } = typeValuesOf(type);
    const { name, roomType } = type;
    const joined: Partial<RoomValues> = { ...(room ? { name, roomType } : like), typeId: type.id };
    for (const [field, value] of Object.entries(joined)) {
      void setFieldValue(field, value, false);
      setFieldError(field, undefined);
    }
    document.getElementById(fieldId(id, 'typeId'))?.focus();
  };
}
