import type { ReactNode, Ref } from 'react';
import { WarningIcon } from '../icons/statusIcons';
import styles from './FormMessage.module.css';

type FormMessageProps = {
  title: ReactNode;
  /** One line per wrong field; `id` is the field's, so that the line leads there. */
  errors?: readonly { id: string; text: string }[] | undefined;
  /** What else there is to say. */
  children?: ReactNode;
  /** To move the focus here after a failed submit. */
  ref?: Ref<HTMLDivElement> | undefined;
};

/** What stopped the whole form, announced at once. */
export function FormMessage({ title, errors = [], children, ref }: FormMessageProps) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.message}>
      <WarningIcon />
      <div>
        <p className={styles.title}>{title}</p>
        {children}
        {errors.length > 0 && (
          <ul>
            {errors.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
