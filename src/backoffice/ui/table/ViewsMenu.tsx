import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTablePreferences, type SavedView } from '../../../state/tablePreferences';
import { tableTexts } from '../../../i18n/en/partner/table';
import { CloseIcon } from '../../../ui/icons/actionIcons';
import { Disclosure } from '../Disclosure';
import { Stack } from '../../../ui/layout/Stack';
import styles from './Toolbar.module.css';

const texts = tableTexts.views;

type ViewsMenuProps = {
  /** The table's name. */
  name: string;
  /** What would be saved. */
  query: string;
  onApply: (query: string) => void;
};

/** Filters and orders under names of the reader's own. */
export function ViewsMenu({ name, query, onApply }: ViewsMenuProps) {
  const [{ views }, change] = useTablePreferences(name);
  const others = (view: string) => views.filter((saved) => saved.name !== view);
  return (
    <Disclosure label={texts.button} align="end">
      {(close) => (
        <Stack gap={2}>
          {views.length === 0 && <p>{texts.none}</p>}
          <Stack as="ul" gap={1}>
            {views.map((view) => (
              <View
                key={view.name}
                view={view}
                onApply={() => {
                  close();
                  onApply(view.query);
                }}
                onRemove={() => change({ views: others(view.name) })}
              />
            ))}
          </Stack>
          <NewView onSave={(view) => change({ views: [...others(view), { name: view, query }] })} />
        </Stack>
      )}
    </Disclosure>
  );
}

type ViewProps = { view: SavedView; onApply: () => void; onRemove: () => void };

function View({ view, onApply, onRemove }: ViewProps) {
  return (
    <li className={styles.view}>
      <Button type="link" onClick={onApply}>
        {view.name}
      </Button>
      <Button
        type="text"
        icon={<CloseIcon />}
        aria-label={texts.remove(view.name)}
        onClick={onRemove}
      />
    </li>
  );
}

function NewView({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  const id = useId();
  return (
    <form
      className={styles.saving}
      onSubmit={(event) => {
        event.preventDefault();
        if (!name.trim()) return;
        onSave(name.trim());
        setName('');
      }}
    >
      <div className={styles.filter}>
        <label htmlFor={id} className={styles.filterLabel}>
          {texts.name}
        </label>
        <Input
          id={id}
          value={name}
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button htmlType="submit">{texts.save}</Button>
    </form>
  );
}
