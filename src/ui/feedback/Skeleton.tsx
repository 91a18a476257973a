import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  /** Any CSS length; the default is as wide as there is room. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  /** Instead of a height: '3 / 2'. */
  ratio?: string | undefined;
  className?: string | undefined;
};

/** A grey shape where something will stand. Give it the size of what comes. */
export function Skeleton({ width, height, ratio, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.block, className)}
      style={{ width, height: height ?? (ratio ? undefined : '1em'), aspectRatio: ratio }}
    />
  );
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line}>
          <Skeleton width={lines > 1 && line === lines - 1 ? '60%' : '100%'} height="0.75em" />
        </span>
      ))}
    </span>
  );
}

/** Wraps skeletons and says once, to screen readers, that something is loading. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" data-loading className={styles.group}>
      <span className="visuallyHidden">{label}</span>
      {children}
    </div>
  );
}
