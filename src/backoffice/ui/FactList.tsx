import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/Stack';
import styles from './FactList.module.css';

type FactListProps = { facts: readonly { label: string; value: ReactNode }[] };

/** Names and values below each other, as in the details of one thing. */
export function FactList({ facts }: FactListProps) {
  return (
    <Stack as="dl" gap={2}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className="quiet">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Stack>
  );
}
