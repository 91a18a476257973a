import { useNavigate } from 'react-router-dom';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { roomsTexts } from '../../i18n/rooms';
import { Button } from '../../ui/actions/Button';
import { LinkButton } from '../../ui/actions/LinkButton';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { PageTitle } from '../../ui/navigation/PageTitle';

/** The room could not be loaded. `onRetry` is null when asking again cannot help. */
export function RoomFailure({ onRetry }: { onRetry: (() => void) | null }) {
  const texts = useTexts(roomsTexts);
  const navigate = useNavigate();
  const stay = useShownStay();
  return (
    <>
      <PageTitle siteName="Nghỉ Đâu" title={texts.unnamed} hidden />
      <ErrorNotice
        message={
          <>
            <span>{texts.failed}</span>
            {!onRetry && (
              <>
                <br />
                {texts.gone}
              </>
            )}
          </>
        }
        retryLabel={texts.retry}
        onRetry={onRetry ?? undefined}
        action={
          <>
            <Button variant="secondary" onClick={() => void navigate(-1)}>
              {texts.back}
            </Button>
            <LinkButton variant="quiet" to={paths.hotels({}, stay)}>
              {texts.backToHotels}
            </LinkButton>
          </>
        }
      />
    </>
  );
}
