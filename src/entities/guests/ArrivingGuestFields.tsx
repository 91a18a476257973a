import { useTexts } from '../../state/useTexts';
import { guestsTexts } from '../../i18n/guests';
import { Checkbox } from '../../ui/fields/Checkbox';
import { TextField } from '../../ui/form/TextField';
import { useField } from '../../ui/form/useField';

/** Whoever books for somebody else says who comes; what was typed stays when it is closed and opened. */
export function ArrivingGuestFields() {
  const texts = useTexts(guestsTexts);
  const { id, value, edit } = useField<boolean>({
    name: 'forOther',
    alsoClears: ['arrivingGuest'],
  });
  return (
    <>
      <Checkbox
        id={id}
        label={texts.forOther}
        hint={texts.forOtherHint}
        checked={value}
        onChange={({ target }) => edit(target.checked)}
      />
      {value && (
        <>
          <TextField
            name="arrivingGuest.name"
            label={texts.name}
            required
            autoComplete="off"
            maxLength={200}
          />
          <TextField
            name="arrivingGuest.phoneNumber"
            label={texts.phone}
            hint={texts.phoneHint}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={40}
          />
        </>
      )}
    </>
  );
}
