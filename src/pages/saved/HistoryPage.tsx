import { useAppDispatch, useAppSelector, useRemembered } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { viewedCleared } from '../../state/viewedSlice';
import { favouriteTexts } from '../../i18n/favourites';
import { Button } from '../../ui/actions/Button';
import { HistoryIcon } from '../../ui/icons/actionIcons';
import { DeviceHotels } from './DeviceHotels';

/** The hotels opened on this device, newest first. */
export default function HistoryPage() {
  const texts = useTexts(favouriteTexts).history;
  const dispatch = useAppDispatch();
  const hotels = useAppSelector((state) => state.viewed.hotels);
  return (
    <DeviceHotels
      texts={texts}
      hotels={hotels}
      ready={useRemembered()}
      illustration={<HistoryIcon size={56} />}
      action={
        <Button variant="secondary" onClick={() => dispatch(viewedCleared())}>
          {texts.clear}
        </Button>
      }
    />
  );
}
