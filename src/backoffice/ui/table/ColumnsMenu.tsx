import { Button, Checkbox, Radio } from 'antd';
import { useTableDensity, type Density } from '../../../state/tablePreferences';
import { tableTexts as texts } from '../../../i18n/en/partner/table';
import { Disclosure } from '../Disclosure';
import { Stack } from '../../../ui/layout/Stack';
import styles from './Toolbar.module.css';

type ColumnsMenuProps = {
  columns: readonly { key: string; title: string; always?: boolean | undefined }[];
  shown: ReadonlySet<string>;
  /** Without keys: the table's own choice again. */
  onShow: (keys: string[] | undefined) => void;
};

const DENSITIES: Density[] = ['dense', 'comfortable'];

/** Which columns are shown, and how high the rows are. */
export function ColumnsMenu({ columns, shown, onShow }: ColumnsMenuProps) {
  const [density, setDensity] = useTableDensity();
  const toggle = (key: string) => {
    const wanted = new Set(shown);
    if (!wanted.delete(key)) wanted.add(key);
    onShow(columns.filter((column) => wanted.has(column.key)).map((column) => column.key));
  };
  return (
    <Disclosure label={texts.columns} align="end">
      <Stack gap={2}>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{texts.columnsShown}</legend>
          {columns.map(({ key, title, always = false }) => (
            <Checkbox
              key={key}
              checked={shown.has(key)}
              disabled={always}
              onChange={() => toggle(key)}
            >
              {title}
            </Checkbox>
          ))}
        </fieldset>
        <Button type="link" size="small" onClick={() => onShow(undefined)}>
          {texts.usualColumns}
        </Button>
        <fieldset>
          <legend className={styles.legend}>{texts.rowHeight}</legend>
          <Radio.Group
            value={density}
            options={DENSITIES.map((value) => ({ value, label: texts.density[value] }))}
            onChange={(event) => setDensity(event.target.value as Density)}
          />
        </fieldset>
      </Stack>
    </Disclosure>
  );
}
