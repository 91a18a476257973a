import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import type { RoomTypeWithRooms } from '../../../../api/partner';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { fieldId, FormContext } from '../../../../ui/form/formContext';
import { FormSection } from '../../../ui/form/FormLayout';
import type { RoomValues } from '../roomValues';
import { typeValuesOf } from './typeValues';
import styles from './types.module.css';

const texts = roomTypeTexts.own;
const { fields } = roomTypeTexts.follow;
// Of another name or category it would be of another type.
type Field = Exclude<keyof typeof fields, 'name' | 'roomType'>;
const { name: _, roomType: __, ...ownable } = fields;

type OwnFieldsProps = { type: RoomTypeWithRooms; values: RoomValues };

/** In what a room that shares its type with others is not as these, and the way back to that. */
export function OwnFields({ type, values }: OwnFieldsProps) {
  const { setFieldValue, setFieldError } = useFormikContext();
  const { id } = useContext(FormContext);
  const ofType = typeValuesOf(type);
  const own = (Object.keys(ownable) as Field[]).filter((field) => {
    const { numberOfAdults, numberOfChildren } = values;
    const isEmpty = field === 'capacity' && values.capacity === null;
    const value = isEmpty ? (numberOfAdults ?? 0) + (numberOfChildren ?? 0) : values[field];
    return value !== ofType[field];
  });
  if (own.length === 0) return null;
  const follow = (field: Field) => {
    void setFieldValue(field, ofType[field], false);
    setFieldError(field, undefined);
    document.getElementById(fieldId(id, field))?.focus();
  };
  return (
    <FormSection title={texts.title} hint={texts.hint(type.name)}>
      <ul className={styles.list}>
        {own.map((field) => (
          <li key={field} className={styles.type}>
            {texts.field(fields[field])}
            <Button
              size="small"
              aria-label={texts.followOf(fields[field])}
              onClick={() => follow(field)}
            >
              {texts.follow}
            </Button>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
