import { Link } from './Link';
import { ChevronRightIcon } from '../icons/chevrons';
import styles from './Breadcrumb.module.css';

type Step = {
  label: string;
  to?: string | undefined;
  /** Of a name in another language than the page's. */
  lang?: string | undefined;
};

type BreadcrumbProps = {
  label: string;
  /** From the root to this page; the last one is where we are and needs no address. */
  steps: readonly Step[];
};

export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={label} data-no-print>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={`${index} ${step.label}`} className={styles.step}>
            {index > 0 && <ChevronRightIcon size="1em" />}
            {step.to === undefined ? (
              <span lang={step.lang} aria-current={index === steps.length - 1 ? 'page' : undefined}>
                {step.label}
              </span>
            ) : (
              <Link to={step.to} lang={step.lang}>
                {step.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
