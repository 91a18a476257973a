import { paths } from '../../../../site/paths';
import { useLoginWhenSessionEnds } from '../../../state/useLoginWhenSessionEnds';
import { partnerSiteTexts as texts } from '../../../i18n/en/partner/site';
import { OfflineBar } from '../../../ui/feedback/OfflineBar';
import { useScrollPlaces } from '../../../ui/navigation/useScrollPlaces';
import { AreaMain, MAIN_ID } from './AreaMain';
import { useEnglishDocument } from './useEnglishDocument';

/** Around the pages that anybody may see. */
export function SignInLayout() {
  useEnglishDocument();
  useLoginWhenSessionEnds(paths.partnerLogin());
  useScrollPlaces();
  return (
    <>
      <a className="skipLink" href={`#${MAIN_ID}`}>
        {texts.skipToContent}
      </a>
      <OfflineBar text={texts.offline} backText={texts.online} />
      <AreaMain />
    </>
  );
}
