import { useState, type ComponentProps } from 'react';
import { LANGUAGES } from '../../../../../domain/languages/languages';
import { deskTexts as texts } from '../../../../i18n/en/partner/desk';
import { FormRow, FormSection } from '../../../ui/form/FormLayout';
import { NumberItem } from '../../../ui/form/NumberItem';
import { SelectItem } from '../../../ui/form/SelectItem';
import { TextAreaItem } from '../../../ui/form/TextAreaItem';
import { TextItem } from '../../../ui/form/TextItem';
import { GuestItems } from '../guests/GuestItems';
import type { DeskValues } from './deskValues';
import styles from './desk.module.css';

const languages = LANGUAGES.map((value) => ({ value, label: texts.more.languages[value] }));

const FIELDS: readonly (keyof DeskValues)[] = [
  ...(['phone', 'email', 'numberOfAdults', 'numberOfChildren', 'notes'] as const),
  ...(['priceByHand', 'priceReason', 'voucherCode', 'arrivingName', 'arrivingPhone'] as const),
  ...(['arrivalTime', 'occupants', 'bed', 'floor', 'quiet'] as const),
];

type MoreItemsProps = { errors: object; hasPrice: boolean } & ComponentProps<typeof GuestItems>;

/** What may be left out; it stands closed until it is wanted, or something in it is wrong. */
export function MoreItems({ errors, hasPrice, ...guests }: MoreItemsProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && FIELDS.some((field) => field in errors)) setOpen(true);
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{texts.moreTitle}</summary>
      <MoreAboutGuest />
      <PriceByHand isGiven={hasPrice} />
      <GuestItems {...guests} />
    </details>
  );
}

function MoreAboutGuest() {
  const { more } = texts;
  return (
    <FormSection title={more.title} hint={more.hint}>
      <FormRow>
        <TextItem name="phone" label={more.phone} type="tel" />
        <TextItem name="email" label={more.email} type="email" />
      </FormRow>
      <FormRow>
        <NumberItem name="numberOfAdults" label={more.adults} min={1} max={100} precision={0} />
        <NumberItem name="numberOfChildren" label={more.children} min={0} max={100} precision={0} />
        <SelectItem name="language" label={more.language} options={languages} />
      </FormRow>
      <TextAreaItem name="notes" label={more.notes} rows={2} count={500} />
    </FormSection>
  );
}

function PriceByHand({ isGiven }: { isGiven: boolean }) {
  const { price } = texts;
  return (
    <FormSection title={price.title}>
      <NumberItem
        name="priceByHand"
        label={price.byHand}
        hint={price.byHandHint}
        grouped
        min={1}
        precision={0}
        suffix="₫"
      />
      <TextItem
        name="voucherCode"
        label={price.voucher}
        hint={price.voucherHint}
        autoComplete="off"
      />
      {isGiven && <TextItem name="priceReason" label={price.reason} required />}
    </FormSection>
  );
}
