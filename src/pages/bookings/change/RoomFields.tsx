import { MAX_ROOMS_PER_BOOKING } from '../../../../domain/stays/party';
import type { BookedRoom } from '../../../api/bookings';
import { useTexts } from '../../../state/useTexts';
import { bookingChangeTexts } from '../../../i18n/bookingChange';
import { Button } from '../../../ui/actions/Button';
import { Field } from '../../../ui/fields/Field';
import { Select } from '../../../ui/fields/Select';
import { Stack } from '../../../ui/layout/Stack';
import { useKeptFocus } from '../../../ui/useKeptFocus';
import { kindOf, leftOf, type ChangeWish, type RoomKind } from './changeWish';
import styles from './ChangeBooking.module.css';

type RoomFieldsProps = {
  rooms: readonly BookedRoom[];
  /** What is free on the chosen dates. */
  kinds: readonly RoomKind[];
  wish: ChangeWish;
  onChange: (to: Partial<ChangeWish>) => void;
};

/** Another type for a room, one room less, or one more. */
export function RoomFields({ rooms, kinds, wish, onChange }: RoomFieldsProps) {
  const texts = useTexts(bookingChangeTexts);
  const area = useKeptFocus<HTMLDivElement>();
  const { removed, instead, added } = wish;
  const left = rooms.length - removed.length;
  const nameOf = (key: string) => kinds.find((kind) => kind.key === key)?.name ?? '';
  /** Of the types of which there are more; what a room is exchanged for already is among them. */
  const optionsFor = (room?: Pick<BookedRoom, 'id' | 'typeId'>, position?: number) =>
    kinds.flatMap((kind) => {
      const { key, name } = kind;
      const isChosen = position !== undefined && instead[position] === key;
      const count = leftOf(kind, wish, position);
      if ((count < 1 && !isChosen) || (room && key === kindOf(room))) return [];
      return [{ value: key, label: texts.otherType(name, Math.max(0, count)) }];
    });
  const more = optionsFor();
  return (
    <Stack ref={area}>
      <h2 className="likeH3">{texts.rooms}</h2>
      {rooms.map((room, place) => {
        const { position = place, name } = room;
        const isRemoved = removed.includes(position);
        // Two of a type are told apart.
        const told = texts.room(place + 1, name);
        const toggle = () =>
          onChange({
            removed: isRemoved ? removed.filter((one) => one !== position) : [...removed, position],
          });
        return (
          <div key={position} role="group" aria-label={told}>
            <p className={styles.name}>{told}</p>
            <div className={styles.room}>
              {isRemoved ? (
                <p>{texts.removed}</p>
              ) : (
                <Field label={texts.roomOf(told)} labelHidden>
                  <Select
                    placeholder={texts.keep}
                    options={optionsFor(room, position)}
                    value={instead[position] ?? ''}
                    onChange={({ target }) =>
                      onChange({ instead: withChoice(instead, position, target.value) })
                    }
                  />
                </Field>
              )}
              {(isRemoved || left > 1) && (
                <Button
                  variant="quiet"
                  aria-label={isRemoved ? texts.restoreOf(told) : texts.removeOf(told)}
                  onClick={toggle}
                >
                  {isRemoved ? texts.restore : texts.remove}
                </Button>
              )}
            </div>
          </div>
        );
      })}
      {added.map((key, place) => (
        <div key={place} className={styles.room}>
          <p className={styles.name}>{texts.added(nameOf(key))}</p>
          <Button
            variant="quiet"
            aria-label={texts.dropOf(nameOf(key))}
            onClick={() => onChange({ added: added.filter((_, other) => other !== place) })}
          >
            {texts.drop}
          </Button>
        </div>
      ))}
      {more.length > 0 && left + added.length < MAX_ROOMS_PER_BOOKING && (
        <Field label={texts.add}>
          <Select
            placeholder={texts.addNone}
            options={more}
            value=""
            onChange={({ target }) => {
              if (target.value !== '') onChange({ added: [...added, target.value] });
            }}
          />
        </Field>
      )}
    </Stack>
  );
}

function withChoice(instead: ChangeWish['instead'], position: number, chosen: string) {
  const { [position]: _, ...others } = instead;
  return chosen === '' ? others : { ...others, [position]: chosen };
}
