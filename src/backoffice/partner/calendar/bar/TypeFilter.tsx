import { Select } from 'antd';
import type { NightsOfType } from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';

const texts = calendarTexts.bar;
const ALL = 0;

type TypeFilterProps = {
  types: readonly NightsOfType[];
  value: number | undefined;
  onChange: (type: string) => void;
};

/** Shows one type alone. */
export function TypeFilter({ types, value = ALL, onChange }: TypeFilterProps) {
  const known = types.some(({ typeId }) => typeId === value);
  const options = types.map(({ typeId, name }) => ({ value: typeId, label: name }));
  return (
    <Select<number>
      style={{ width: '8.125rem' }}
      popupMatchSelectWidth={false}
      aria-label={texts.type}
      value={known ? value : ALL}
      options={[{ value: ALL, label: texts.allTypes }, ...options]}
      onChange={(type) => onChange(type === ALL ? '' : String(type))}
    />
  );
}
