import { Button } from 'antd';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { EmptyPanel } from '../../../ui/EmptyPanel';

const texts = calendarTexts.nothingFound;

/** Nobody is called so in these days, or the type is gone: all can be shown again. */
export function NothingFound({ q, onAll }: { q: string; onAll: () => void }) {
  return (
    <EmptyPanel
      title={texts.title}
      text={q === '' ? texts.type : calendarTexts.bar.noGuest(q)}
      action={<Button onClick={onAll}>{texts.all}</Button>}
    />
  );
}
