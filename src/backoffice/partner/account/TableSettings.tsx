import { Checkbox, Radio, Space } from 'antd';
import { useId } from 'react';
import { useSingleKeys, useTableDensity, type Density } from '../../../state/tablePreferences';
import { isFinger } from '../../../ui/layout/isFinger';
import { accountTexts } from '../../../i18n/en/partner/account';
import { FormSection } from '../../ui/form/FormLayout';
import styles from './TableSettings.module.css';

const { settings: texts } = accountTexts;

const DENSITIES: Density[] = ['dense', 'comfortable'];

/** What belongs to this device rather than to the account. */
export function TableSettings() {
  const [density, setDensity] = useTableDensity();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const id = useId();
  return (
    <div className={styles.section}>
      <FormSection title={texts.tables} hint={texts.tablesHint}>
        <div>
          <p id={`${id}-density`} className={styles.label}>
            {texts.density}
          </p>
          <Radio.Group
            aria-labelledby={`${id}-density`}
            value={density}
            onChange={(event) => setDensity(event.target.value as Density)}
          >
            <Space orientation="vertical">
              {DENSITIES.map((choice) => (
                <Radio key={choice} value={choice}>
                  {texts.densities[choice]}
                </Radio>
              ))}
            </Space>
          </Radio.Group>
        </div>
        {!isFinger() && (
          <div>
            <Checkbox
              checked={singleKeys}
              aria-describedby={`${id}-keys`}
              onChange={(event) => setSingleKeys(event.target.checked)}
            >
              {texts.keys}
            </Checkbox>
            <p id={`${id}-keys`} className="quiet">
              {texts.keysHint}
            </p>
          </div>
        )}
      </FormSection>
    </div>
  );
}
