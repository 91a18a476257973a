import { useState } from 'react';
import { dongDigits } from '../../../domain/money/money';
import { useTexts } from '../../state/useTexts';
import { searchTexts } from '../../i18n/search';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import { parseDong } from './priceText';

type PriceLimitProps = {
  label: string;
  value: number | null;
  /** Nothing narrows the list: what was typed and could not be read is cleared with the filters. */
  isUnfiltered: boolean;
  onChange: (value: number | null) => void;
};

/** Counts when it is left or Enter is pressed, so that no half-typed amount does. */
export function PriceLimit({ label, value, isUnfiltered, onChange }: PriceLimitProps) {
  const texts = useTexts(searchTexts).filters;
  // Null while what is shown is what counts.
  const [typed, setTyped] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [wasUnfiltered, setWasUnfiltered] = useState(isUnfiltered);
  if (isUnfiltered !== wasUnfiltered) {
    setWasUnfiltered(isUnfiltered);
    if (isUnfiltered) {
      setTyped(null);
      setUnreadable(false);
    }
  }
  const settle = () => {
    if (typed === null) return;
    const amount = parseDong(typed);
    const readable = amount !== null || typed.trim() === '';
    setUnreadable(!readable);
    if (!readable) return;
    setTyped(null);
    if (amount !== value) onChange(amount);
  };
  return (
    <Field label={label} error={unreadable ? texts.priceUnreadable : undefined}>
      <TextInput
        autoComplete="off"
        enterKeyHint="done"
        placeholder={texts.noLimit}
        value={typed ?? (value === null ? '' : dongDigits(value))}
        onChange={(event) => {
          setTyped(event.target.value);
          setUnreadable(false);
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          settle();
        }}
      />
    </Field>
  );
}
