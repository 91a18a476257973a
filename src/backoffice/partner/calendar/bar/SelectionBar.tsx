import { lazy, Suspense, useEffect } from 'react';
import type { Day } from '../../../../../domain/stays/stay';
import type { SetRules, TypedActs } from '../change/useNightActs';
import type { useStayEdit } from '../change/useStayEdit';
import type { Selected } from '../selected';
import type { Typing } from '../useTyping';
import { ActBar, type Act } from './ActBar';
import { EditBar } from './EditBar';
import styles from '../calendar.module.css';

// They come with what is shown of nights, which the grid does without.
const loadTypedPrice = () => import('../../prices/nights/TypedPrice');
const loadTypedStay = () => import('./TypedStay');
const TypedPrice = lazy(async () => ({ default: (await loadTypedPrice()).TypedPrice }));
const TypedStay = lazy(async () => ({ default: (await loadTypedStay()).TypedStay }));

type SelectionBarProps = {
  hotelId: number;
  from: Day;
  today: Day;
  selected: Selected | undefined;
  typed: Typing['typed'];
  typedActs: TypedActs;
  setRules: SetRules;
  onTyped: () => void;
  editor: ReturnType<typeof useStayEdit>;
  onAct: (act: Act) => void;
};

/** What is done with what is selected: by buttons, or by what is typed over it; or where it is carried to. */
export function SelectionBar(props: SelectionBarProps) {
  const { hotelId, from, today, selected, typed, typedActs, setRules, onTyped } = props;
  const { editor, onAct } = props;
  const isOfTypes = selected?.kind === 'types';
  useEffect(() => {
    if (isOfTypes) Promise.all([loadTypedPrice(), loadTypedStay()]).catch(() => undefined);
  }, [isOfTypes]);
  if (typed && selected?.kind === 'types') {
    return (
      <Suspense fallback={<div className={styles.acts} />}>
        {typed.what === 'stay' ? (
          <TypedStay
            key={typed.text}
            nights={selected.nights * selected.types.length}
            first={typed.text}
            isEntered={typed.isEntered}
            onSave={(minStay) => {
              void setRules(selected.types, { minStay });
              onTyped();
            }}
            onDone={onTyped}
          />
        ) : (
          <div className={styles.typedPrice}>
            <TypedPrice
              key={typed.text}
              hotelId={hotelId}
              chosen={selected.types}
              first={typed.text}
              isEntered={typed.isEntered}
              acts={typedActs}
              onDone={onTyped}
            />
          </div>
        )}
      </Suspense>
    );
  }
  if (editor.edit) {
    return (
      <EditBar
        edit={editor.edit}
        roomNumber={editor.roomNumber}
        from={from}
        onStep={editor.step}
        onSave={editor.putDown}
        onGiveUp={editor.giveUp}
      />
    );
  }
  return <ActBar selected={selected} today={today} onAct={onAct} />;
}
