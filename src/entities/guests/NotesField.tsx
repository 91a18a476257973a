import { lengthOf } from '../../../domain/texts/texts';
import { bookingsTexts } from '../../i18n/bookings';
import { useTexts } from '../../state/useTexts';
import { Textarea } from '../../ui/fields/Textarea';
import { FormField } from '../../ui/form/FormField';
import { useField } from '../../ui/form/useField';
import { MAX_NOTES } from './notesSchema';

type NotesFieldProps = {
  /** What somebody else has written since: shown, since this takes its place. */
  meanwhile?: string | undefined;
};

/** What the guest asks or tells beside the wishes. */
export function NotesField({ meanwhile }: NotesFieldProps) {
  const { details: texts } = useTexts(bookingsTexts);
  const { value } = useField<string>({ name: 'notes' });
  const left = Math.max(0, MAX_NOTES - lengthOf(value));
  const hint =
    meanwhile === undefined
      ? texts.notesHint(left)
      : `${texts.notesHint(left)} ${texts.notesMeanwhile(meanwhile)}`;
  return (
    <FormField name="notes" label={texts.notes} hint={hint}>
      {(control) => <Textarea rows={3} {...control} />}
    </FormField>
  );
}
