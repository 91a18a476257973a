import { useId } from 'react';
import { classNames } from '../classNames';
import { StarFilledIcon } from '../icons/stayIcons';
import { FieldError } from './FieldError';
import styles from './StarChoice.module.css';

type StarChoiceProps = {
  legend: string;
  name: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (stars: number) => void;
  /** What one star, two stars and so on mean. */
  names: readonly string[];
  /** How a choice is read aloud. */
  labelOf: (stars: number, name: string) => string;
  error?: string | undefined;
};

/** One choice of stars: radio buttons, so that arrow keys and digits of a screen reader work. */
export function StarChoice(props: StarChoiceProps) {
  const { legend, name, value, onChange, names, labelOf, error } = props;
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className={styles.choice}
    >
      <legend className={styles.legend}>
        {legend}
        <span aria-hidden="true" className={styles.mark}>
          {' *'}
        </span>
      </legend>
      <div className={styles.row}>
        <div className={styles.stars}>
          {names.map((meaning, index) => {
            const stars = index + 1;
            return (
              <label key={meaning} className={classNames(styles.star, stars <= value && styles.on)}>
                <input
                  type="radio"
                  name={name}
                  value={stars}
                  checked={stars === value}
                  aria-label={labelOf(stars, meaning)}
                  onChange={() => onChange(stars)}
                  className={styles.input}
                />
                <StarFilledIcon size="2rem" />
              </label>
            );
          })}
        </div>
        <span aria-hidden="true" className={styles.meaning}>
          {names[value - 1]}
        </span>
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
