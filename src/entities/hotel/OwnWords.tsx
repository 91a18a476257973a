import { useTexts } from '../../state/useTexts';
import { hotelCardTexts } from '../../i18n/hotelCards';
import { languageOf } from './ownLanguage';

/** What a partner or a guest wrote in Vietnamese; whoever reads another language is told so. */
export function OwnWords({ text }: { text: string }) {
  const { inVietnamese } = useTexts(hotelCardTexts);
  const lang = languageOf(text);
  return (
    <>
      {lang && inVietnamese && <span className="note">{inVietnamese} · </span>}
      <span lang={lang}>{text}</span>
    </>
  );
}
