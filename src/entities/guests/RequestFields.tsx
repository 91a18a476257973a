import { requestsText } from '../../../domain/bookings/guestsText';
import {
  BED_REQUESTS,
  FLOOR_REQUESTS,
  type SpecialRequest,
} from '../../../domain/bookings/specialRequests';
import { useLanguage, useTexts } from '../../state/useTexts';
import { guestsTexts } from '../../i18n/guests';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { useField } from '../../ui/form/useField';
import styles from './RequestFields.module.css';

/** What the guest would like of the room; nothing of it is promised. */
export function RequestFields() {
  const texts = useTexts(guestsTexts);
  const language = useLanguage();
  const { value: requests, edit } = useField<SpecialRequest[]>({ name: 'specialRequests' });
  const choose = (among: readonly SpecialRequest[], chosen: string) =>
    edit([
      ...requests.filter((request) => !among.includes(request)),
      ...among.filter((request) => request === chosen),
    ]);
  const choice = (label: string, among: readonly SpecialRequest[]) => (
    <Field label={label}>
      <Select
        placeholder={texts.any}
        options={among.map((value) => ({ value, label: requestsText([value], language) }))}
        value={requests.find((request) => among.includes(request)) ?? ''}
        onChange={({ target }) => choose(among, target.value)}
      />
    </Field>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.requests}</legend>
      <p className="note">{texts.requestsHint}</p>
      <div className={styles.pair}>
        {choice(texts.bed, BED_REQUESTS)}
        {choice(texts.floor, FLOOR_REQUESTS)}
      </div>
      <Checkbox
        label={requestsText(['QUIET_ROOM'], language)}
        checked={requests.includes('QUIET_ROOM')}
        onChange={({ target }) => choose(['QUIET_ROOM'], target.checked ? 'QUIET_ROOM' : '')}
      />
    </fieldset>
  );
}
