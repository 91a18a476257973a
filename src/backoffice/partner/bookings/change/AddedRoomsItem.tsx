import { stayChangeTexts as texts } from '../../../../i18n/en/partner/stayChange';
import { ItemField } from '../../../ui/form/ItemField';
import { ManySelect } from '../../../ui/form/ManySelect';
import type { RoomChoice } from './roomChoices';

/** Rooms that the stay gets beside those that it has, found by typing a number or a name. */
export function AddedRoomsItem({ choices }: { choices: readonly RoomChoice[] }) {
  const item = { name: 'added', label: texts.added };
  return (
    <ItemField<number[]> item={item} hint={texts.addedHint}>
      {(control, roomIds, edit) => (
        <ManySelect
          {...control}
          showSearch={{ optionFilterProp: 'label' }}
          value={roomIds}
          options={[...choices]}
          onChange={edit}
        />
      )}
    </ItemField>
  );
}
