import { Button } from 'antd';
import { useRef, useState, type DragEvent } from 'react';
import { imageTexts as texts } from '../../../i18n/en/partner/images';
import { classNames } from '../../../ui/classNames';
import { PlusIcon } from '../../../ui/icons/actionIcons';
import { IMAGE_TYPES } from './chooseFiles';
import styles from './ImageUploader.module.css';

/** A button, and a place to drop files on. */
export function FileChooser({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classNames(styles.zone, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={texts.choose}
        accept={IMAGE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button icon={<PlusIcon />} onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <span className="quiet">{texts.orDrop}</span>
    </div>
  );
}
