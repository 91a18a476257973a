import { Alert, Button } from 'antd';
import { partnerSiteTexts as texts } from '../../../i18n/en/partner/site';
import { isStaleBuild } from '../../../ui/feedback/staleBuild';

/** In the place of a page that could not be shown. */
export function BrokenArea({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const stale = isStaleBuild(error);
  const { title, text } = stale ? texts.oldVersion : texts.broken;
  return (
    <Alert
      type={stale ? 'warning' : 'error'}
      showIcon
      title={title}
      description={text}
      action={<Button onClick={onRetry}>{stale ? texts.oldVersion.reload : texts.retry}</Button>}
    />
  );
}
