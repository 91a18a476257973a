import type { ReactNode } from 'react';
import { partnerSiteTexts as texts } from '../../i18n/en/partner/site';
import { Breadcrumb } from '../../ui/navigation/Breadcrumb';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { classNames } from '../../ui/classNames';
import styles from './PageHeader.module.css';
import { Inline } from '../../ui/layout/Stack';

type PageHeaderProps = {
  title: string;
  /** The way here; the last one is this page. */
  crumbs?: readonly { label: string; to?: string | undefined }[] | undefined;
  hint?: ReactNode;
  actions?: ReactNode;
};

/** The top of every page of the partner's side. */
export function PageHeader({ title, crumbs, hint, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {crumbs && <Breadcrumb label={texts.breadcrumb} steps={crumbs} />}
      <div className={classNames('between', styles.line)}>
        <PageTitle title={title} siteName={texts.name} className={styles.title} />
        {actions && <Inline gap={2}>{actions}</Inline>}
      </div>
      {hint && <div className="quiet">{hint}</div>}
    </div>
  );
}
