import { Checkbox } from 'antd';
import { useSingleKeys } from '../../../../state/tablePreferences';
import { tableTexts } from '../../../../i18n/en/partner/table';
import { Dialog } from '../../../../ui/overlays/Dialog';
import styles from './KeysDialog.module.css';

const texts = tableTexts.keys;

type KeysDialogProps = {
  open: boolean;
  onClose: () => void;
  keys: readonly { key: string; label: string }[];
};

export function KeysDialog({ open, onClose, keys }: KeysDialogProps) {
  const [single, setSingle] = useSingleKeys();
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <table className={styles.keys}>
        <thead className="visuallyHidden">
          <tr>
            <th scope="col">{texts.key}</th>
            <th scope="col">{texts.does}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ key, label }) => (
            <tr key={key + label}>
              <th scope="row">
                <kbd className={styles.key}>{key}</kbd>
              </th>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Checkbox checked={single} onChange={(event) => setSingle(event.target.checked)}>
        {texts.single}
      </Checkbox>
    </Dialog>
  );
}
