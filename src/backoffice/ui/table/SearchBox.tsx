import { Input, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { SearchIcon } from '../../../ui/icons/actionIcons';
import styles from './Toolbar.module.css';

type SearchBoxProps = {
  label: string;
  search: string;
  onSearch: (search: string) => void;
  onDown: () => void;
  ref: Ref<InputRef>;
};

const PAUSE_MS = 300;

/** Searches when the typing pauses, or at once on Enter. */
export function SearchBox({ label, search, onSearch, onDown, ref }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  if (seen !== search) {
    setSeen(search);
    // The address changed by itself: Back, or "Clear filters".
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }
  const send = () => {
    setSent(text.trim());
    onSearch(text);
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    if (text.trim() === sent) return undefined;
    const timer = setTimeout(() => sendLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, sent]);

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        prefix={<SearchIcon />}
        value={text}
        maxLength={100}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
