import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { useDeferredValue, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { MAX_EXPRESSION_LENGTH, roomNumbersIn } from '../../../../../domain/rooms/roomNumbers';
import { lengthOf } from '../../../../../domain/texts/texts';
import { usePreviewRoomNumbersQuery } from '../../../../api/partner';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { TextItem } from '../../../ui/form/TextItem';
import { useTypedLast } from './useTypedLast';
import styles from './types.module.css';

const texts = roomTypeTexts;
const SHOWN = 12;

type RoomNumbersItemProps = {
  hotelId: number;
  expression: string;
  /** Nobody knows whether they are made already: those in use may be these. */
  isUnknown: boolean;
};

/** Room numbers as an expression, and under it the rooms that it makes. */
export function RoomNumbersItem({ expression, ...rest }: RoomNumbersItemProps) {
  const { validateField } = useFormikContext();
  return (
    <TextItem
      name="roomNumbers"
      // Where the rooms would stand, nothing else would say that there are none.
      onLeft={() => void validateField('roomNumbers')}
      label={texts.form.numbers}
      required
      hint={<Preview {...rest} expression={useDeferredValue(expression)} />}
    />
  );
}

function Preview({ hotelId, expression, isUnknown }: RoomNumbersItemProps) {
  const isReadable = lengthOf(expression) <= MAX_EXPRESSION_LENGTH;
  const read = isReadable && roomNumbersIn(expression);
  const numbers = read && 'numbers' in read ? read.numbers : undefined;
  const asked = useTypedLast(numbers && expression);
  const { currentData } = usePreviewRoomNumbersQuery(
    asked === undefined ? skipToken : { hotelId, expression: asked },
  );
  if (!numbers) return <>{texts.form.numbersHint}</>;
  const taken = asked === expression && !isUnknown ? (currentData?.taken ?? []) : [];
  return (
    <>
      {texts.preview.makes(numbers.length)} <Numbers numbers={numbers} />
      {taken.length > 0 && (
        <strong className={styles.taken} role="status">
          {texts.preview.taken} <Numbers numbers={taken} />
        </strong>
      )}
    </>
  );
}

/** The first ones, and all of them for whoever asks. */
function Numbers({ numbers }: { numbers: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  if (numbers.length <= SHOWN) return <>{numbers.join(', ')}</>;
  const { andMore, fewer } = texts.preview;
  return (
    <>
      {numbers.slice(0, isOpen ? undefined : SHOWN).join(', ')}{' '}
      <Button
        type="link"
        size="small"
        className={styles.more ?? ''}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? fewer : andMore(numbers.length - SHOWN)}
      </Button>
    </>
  );
}
