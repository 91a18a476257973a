import { Link } from 'react-router-dom';
import { ChevronRightIcon } from '../icons/chevrons';
import styles from './Breadcrumb.module.css';

type BreadcrumbProps = {
  label: string;
  /** From the root to this page; the last one is where we are and needs no address. */
  steps: readonly { label: string; to?: string | undefined }[];
};

export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={label} data-no-print>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={`${index} ${step.label}`} className={styles.step}>
            {index > 0 && <ChevronRightIcon size="1em" />}
            {step.to === undefined ? (
              <span aria-current={index === steps.length - 1 ? 'page' : undefined}>
                {step.label}
              </span>
            ) : (
              <Link to={step.to}>{step.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
